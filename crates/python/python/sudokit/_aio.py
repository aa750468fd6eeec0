"""Calls from `asyncio`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ParamSpec, TypeVar

from ._sudokit import Cancel

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
T = TypeVar("T")


async def to_thread(call: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Runs a long call of this package in a thread, and ends it when the task is cancelled.

    `asyncio.to_thread` would leave the call running, with all of its threads.

    Parameters
    ----------
    call : callable
        A function that takes `cancel`, such as `solve_many`.
    *args, **kwargs
        Its arguments.

    Returns
    -------
    object
        The result of the call.

    Examples
    --------
    >>> import asyncio, sudokit
    >>> asyncio.run(sudokit.to_thread(sudokit.count, "." * 81, limit=1000))
    1000
    >>> try:
    ...     asyncio.run(asyncio.wait_for(sudokit.to_thread(sudokit.count, "." * 81, limit=10**18), timeout=0.1))
    ... except asyncio.TimeoutError:
    ...     print("late")
    late
    """
    import asyncio

    cancel = kwargs.setdefault("cancel", Cancel())
    try:
        return await asyncio.to_thread(call, *args, **kwargs)
    except asyncio.CancelledError:
        if isinstance(cancel, Cancel):
            cancel.cancel()
        raise
