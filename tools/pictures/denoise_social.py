"""Denoises out/hero_p.npz with reflected borders, into out/hero_p_raw.npy (`grade_social.py` reads it)."""
import numpy as np, oidn
z = np.load('out/hero_p.npz'); h, w, _ = z['rgb'].shape; p = 48; H, W = -(-(h + 2 * p) // 32) * 32, -(-(w + 2 * p) // 32) * 32
f = lambda a: np.pad(a, ((p, H - h - p), (p, W - w - p), (0, 0)), mode='reflect')
np.save('out/hero_p_raw.npy', oidn.denoise(f(z['rgb']), f(z['alb']), f(z['nrm']))[p:p + h, p:p + w])
