import sudokit

step = sudokit.hint("1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5").step
if step:
    look, *reasons = step.explain()
    print("\n".join(reasons))
