"""Before post.py: the sky darkens upwards, the shawl is coral, the lamps' pools on the wall are calmer."""
import numpy as np
from scipy.ndimage import gaussian_filter
z = np.load('out/hero_p.npz'); d = np.load('out/hero_p_raw.npy').copy(); h, w, _ = d.shape
Y, X = np.mgrid[0:h, 0:w]; y, x = Y / h, X / w
b = gaussian_filter(((d[..., 2] > d[..., 0] * 1.15) & (y < .11)).astype(float), .8)
d *= (1 - b * (1 - (.42 + .5 * np.clip(y / .10, 0, 1))))[..., None]
g = d @ [.2126, .7152, .0722]; d = d + (b * .28)[..., None] * (g[..., None] - d)
a = z['alb']; m = ((x > .69) & (x < .86) & (y > .32) & (y < .6) & (a[..., 0] > .25) & (a[..., 1] < a[..., 0] * .62)).astype(float); m = gaussian_filter(m, .8)
d *= 1 - m[..., None] * (1 - np.array([.64, .50, .32]))
t = np.clip((y - .30) / .06, 0, 1); d *= (.80 + .20 * t * t * (3 - 2 * t))[..., None]
e = np.clip(1.6 - np.hypot((X - 850) / 110, (Y - 728) / 42), 0, 1); g = d @ [.2126, .7152, .0722]; k = np.where(g > .19, (.19 + (g - .19) * .42) / np.maximum(g, 1e-4), 1); d *= (1 + e * (k - 1))[..., None]     # the lamp's spot on the seat
np.save('out/hero_p_dn.npy', d)
