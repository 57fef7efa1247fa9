"""After post.py: the cloth round the half orange has less of its red."""
import numpy as np; from PIL import Image; from scipy.ndimage import gaussian_filter
z=np.load('out/detalles.npz')['alb']; p='out/detalles.png'; a=np.asarray(Image.open(p).convert('RGB')).astype(float); h,w,_=a.shape
Y,X=np.mgrid[0:h,0:w]; box=np.clip(1.25-np.hypot((X-1610)/230,(Y-120)/170),0,.35)/.35
sat=(z.max(2)-z.min(2))/(z.max(2)+1e-3); cloth=gaussian_filter((sat<.38).astype(float),1)*box
l=(a@[.299,.587,.114])[...,None]; tint=np.array([1.062,1.0,.905]); neutral=l*tint/(tint@[.299,.587,.114])
Image.fromarray(np.clip(a+(cloth*.66)[...,None]*(neutral-a)+.5,0,255).astype('uint8')).save(p)
