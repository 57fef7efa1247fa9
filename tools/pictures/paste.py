"""paste.py full.npz patch.npz x0,x1,y0,y1 [feather px]: a border render (fractions from bottom-left) into a full one, with a soft edge."""
import sys, numpy as np
f, p = dict(np.load(sys.argv[1])), np.load(sys.argv[2]); x0, x1, y0, y1 = map(float, sys.argv[3].split(',')); n = int(sys.argv[4]) if len(sys.argv) > 4 else 24
h, w, _ = f['rgb'].shape; X0, X1, Y0, Y1 = int(x0 * w) + 3 * (x0 > 0), int(x1 * w) - 3 * (x1 < 1), int((1 - y1) * h) + 3 * (y1 < 1), int((1 - y0) * h) - 3 * (y0 > 0)
ramp = lambda L, a, b: np.minimum(np.clip((np.arange(L) + 1) / n, 0, 1) if a else 1, np.clip((L - np.arange(L)) / n, 0, 1) if b else 1) * np.ones(L)
m = (ramp(Y1 - Y0, Y0 > 5, Y1 < h - 5)[:, None] * ramp(X1 - X0, X0 > 5, X1 < w - 5)[None])[..., None]
for k in f: f[k][Y0:Y1, X0:X1] = f[k][Y0:Y1, X0:X1] * (1 - m) + p[k][Y0:Y1, X0:X1] * m
np.savez(sys.argv[1], **f); print('pasted', X0, X1, Y0, Y1)
