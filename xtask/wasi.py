"""Runs a test program for WASI: python3 xtask/wasi.py PROGRAM.wasm ARGUMENTS.

It has no files, threads and processes: tests that need one are left out by cfg.
"""

import sys

from wasmtime import Engine, ExitTrap, Linker, Module, Store, WasiConfig

wasi = WasiConfig()
wasi.argv = sys.argv[1:]
wasi.inherit_env()
wasi.inherit_stdout()
wasi.inherit_stderr()
store = Store(Engine())
store.set_wasi(wasi)
linker = Linker(store.engine)
linker.define_wasi()
program = linker.instantiate(store, Module.from_file(store.engine, sys.argv[1]))
try:
    program.exports(store)["_start"](store)
except ExitTrap as end:
    sys.exit(end.code)
