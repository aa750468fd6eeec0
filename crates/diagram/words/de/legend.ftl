legend-with-boxes = { $role }, { $boxes }
legend-whole-cell = : dahinter die Rolle der ganzen Zelle
legend-links = = eins von beiden ist wahr   - nicht beide sind wahr
legend-strong = starker Link: eins von beiden
legend-weak = schwacher Link: nicht beide
