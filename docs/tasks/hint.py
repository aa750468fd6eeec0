import sudokit

hint = sudokit.hint("1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5")
if hint.step:
    print(hint.step.name)
    print(hint.to_dict(level=1)["look"])
else:
    print("take back", hint.wrong)
