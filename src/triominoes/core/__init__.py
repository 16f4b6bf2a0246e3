"""The compiled core: whole rounds as integers; needs NumPy, and Numba for its speed."""
