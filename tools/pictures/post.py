"""Darkroom: denoise -> (background composite) -> bloom -> AgX tone map -> grade -> grain -> PNG.
usage: /usr/bin/python3 post.py SCENE in.npy out.png
"""
import sys, os, numpy as np
from scipy.ndimage import gaussian_filter, uniform_filter, zoom, map_coordinates
from scipy.signal import fftconvolve
from PIL import Image
def bloom(img, amount=.08, sizes=(.004, .015, .05, .14), thr=1.2, tint=(1, .82, .62)):
    h, w, _ = img.shape; src = np.clip(img, 0, 60); lum = src.max(2, keepdims=True)
    src = src * np.clip((lum - thr) / (lum + 1e-6), 0, 1); acc = np.zeros_like(img)
    for i, s in enumerate(sizes):
        sg = s * w; f = max(1, int(sg / 4)); sm = src[::f, ::f] if f == 1 else np.stack([uniform_filter(src[..., c], f)[::f, ::f] for c in range(3)], 2)
        b = np.stack([gaussian_filter(sm[..., c], sg / f) for c in range(3)], 2)
        if f > 1: b = np.stack([zoom(b[..., c], (h / b.shape[0], w / b.shape[1]), order=1) for c in range(3)], 2)[:h, :w]
        acc += b * (np.array(tint) ** (i * .6)) * (1 + i * .5)
    return img + amount * acc


AG = np.array([[0.842479062253094, 0.0784335999999992, 0.0792237451477643], [0.0423282422610123, 0.878468636469772, 0.0791661274605434], [0.0423756549057051, 0.0784336, 0.879142973793104]])
AGI = np.array([[1.19687900512017, -0.0980208811401368, -0.0990297440797205], [-0.0528968517574562, 1.15190312990417, -0.0989611768448433], [-0.0529716355144438, -0.0980434501171241, 1.15107367264116]])


def agx(x, ev=0, contrast=1.12, sat=1.15, slope=(1, 1, 1), offset=(0, 0, 0)):
    x = np.maximum(x * 2 ** ev, 0) @ AG.T
    x = np.clip((np.log2(np.maximum(x, 1e-10)) + 12.47393) / (4.026069 + 12.47393), 0, 1)
    x2 = x * x; x4 = x2 * x2
    x = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + .4298 * x2 + .1191 * x - .00232
    x = np.maximum(x * np.array(slope) + np.array(offset), 0) ** contrast
    l = (x @ np.array([.2126, .7152, .0722]))[..., None]; x = l + sat * (x - l)
    return np.clip(x @ AGI.T, 0, 1)


def smooth(a, b, x): t = np.clip((x - a) / (b - a), 0, 1); return t * t * (3 - 2 * t)


def tame(x, amt=.25, a=.22, b=.6):
    """Calm the most saturated colours only."""
    c = x.max(2, keepdims=True) - x.min(2, keepdims=True); l = x.mean(2, keepdims=True); return l + (x - l) * (1 - amt * smooth(a, b, c))


def vignette(x, amt=.18, cx=.5, cy=.5):
    h, w, _ = x.shape; Y, X = np.mgrid[0:h, 0:w]; d = np.hypot((X / w - cx) * 1.1, Y / h - cy)
    return x * (1 - amt * smooth(.3, .85, d))[..., None]


def grain(x, amt=.012, seed=3):
    r = np.random.default_rng(seed); h, w, _ = x.shape
    n = gaussian_filter(r.standard_normal((h, w)), .55); n /= n.std(); l = x.mean(2)
    return np.clip(x + (n * amt * (.35 + 1.3 * np.sqrt(np.clip(l * (1 - l), 0, 1))))[..., None], 0, 1)


def split(x, sh=(0, 0, 0), hi=(0, 0, 0)):
    l = x.mean(2, keepdims=True); return np.clip(x + np.array(sh) * (1 - l) ** 2 + np.array(hi) * l ** 2, 0, 1)


def disc_blur(img, rad, ring=.25, squash=1.0):
    """Convolve HDR picture with a lens disc (slightly brighter rim)."""
    r = int(np.ceil(rad)) + 1; Y, X = np.mgrid[-r:r + 1, -r:r + 1]; d = np.hypot(X / squash, Y)
    k = np.clip(rad + .5 - d, 0, 1) * (1 + ring * smooth(rad * .6, rad, d)); k /= k.sum()
    return np.stack([fftconvolve(np.pad(img[..., c], r, mode='edge'), k, mode='same')[r:-r, r:-r] for c in range(3)], 2)


def lin(h):
    h = h.lstrip('#'); c = np.array([int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]); return np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4)


def save(x, path, target_w=None):
    im = Image.fromarray((np.clip(x, 0, 1) * 255 + .5).astype(np.uint8)); im.save(path, optimize=True)


def upscale(img, W):
    h, w = img.shape[:2]
    if W <= w: return img
    return np.clip(np.stack([zoom(img[..., c], W / w, order=3) for c in range(img.shape[2])], 2), 0, None)


def main():
    """post.py RECIPE in.npz out.png"""
    import recipes
    name, src, dst = sys.argv[1:4]; r = recipes.R[name]; cache = src.replace('.npz', '_dn.npy')
    if os.path.exists(cache) and os.path.getmtime(cache) > os.path.getmtime(src): img = np.load(cache)
    else:
        import oidn
        z = np.load(src); img = oidn.denoise(z['rgb'], z['alb'], z['nrm']); np.save(cache, img)
    img = bloom(img, **r.get('bloom', {})); x = tame(agx(img, **r.get('agx', {})), **r.get('tame', {})); x = vignette(split(x, **r.get('split', {})), **r.get('vig', {}))
    save(x, dst); print('saved', dst, x.shape)


if __name__ == '__main__': main()
