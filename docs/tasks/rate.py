import sudokit

rating = sudokit.rate("1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5")
print(f"{rating.level},{rating['hodoku']:.0f}")
