import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy is imported: its threads would fight for the cores
