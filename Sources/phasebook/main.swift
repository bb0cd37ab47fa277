print("phasebook")
