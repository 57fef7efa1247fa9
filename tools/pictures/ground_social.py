"""After post.py, the celebrations: the lower third becomes the section's ground, `--dark-warm`, on which its text stands."""
import numpy as np
from PIL import Image
a = np.asarray(Image.open('out/hero_p.png').convert('RGB')).astype(float); h, w, _ = a.shape
t = np.clip((np.arange(h) / h - .60) / .33, 0, 1); t = (t * t * (3 - 2 * t))[:, None, None]
n = np.random.default_rng(5).uniform(-.5, .5, (h, w, 1)) * (t < 1)
Image.fromarray(np.clip(a + t * (np.array([42, 31.5, 23.5]) - a) + n + .5, 0, 255).astype('uint8')).save('out/sociales.png')
