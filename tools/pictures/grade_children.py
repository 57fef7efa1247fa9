"""After post.py, the celebrations: the house's shadow creeps in from the right and over the floor, towards the section's ground, `--dark-warm`."""
import sys, numpy as np
from PIL import Image
src, dst = sys.argv[1:3]; a = np.asarray(Image.open(src).convert('RGB')).astype(float) / 255; h, w, _ = a.shape
Y, X = np.mgrid[0:h, 0:w]; x, y = X / w, Y / h; sm = lambda p, q, v: (lambda t: t * t * (3 - 2 * t))(np.clip((v - p) / (q - p), 0, 1))
warm = np.array([1.0, .93, .84]); l = lambda c: np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4); g = lambda c: np.where(c <= .0031308, 12.92 * c, 1.055 * np.clip(c, 0, None) ** (1 / 2.4) - .055)
L = l(a); right = sm(.66, 1.02, x + .05 * (y - .4)); L *= 1 - right[..., None] * (1 - .30 * warm)
low = sm(.62, .98, y); L *= 1 - low[..., None] * (1 - .22 * warm)
top = sm(.16, -.05, y); L *= 1 - .10 * top[..., None]
out = g(L); t = sm(.80, 1.0, y)[..., None] * .8; out = out + t * (np.array([42, 31.5, 23.5]) / 255 - out)
n = np.random.default_rng(5).uniform(-.5, .5, (h, w, 1)) / 255
Image.fromarray((np.clip(out + n, 0, 1) * 255 + .5).astype('uint8')).save(dst)
