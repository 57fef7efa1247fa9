"""The strip above the cornice becomes a pale blue noon sky."""
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter
p='src/content/pictures/bodas.webp'; a=np.asarray(Image.open(p).convert('RGB')).astype(float); h,w,_=a.shape
Y,X=np.mgrid[0:h,0:w]; d=a[...,0]-a[...,2]; m=np.clip((62-d)/16,0,1)*(Y<97)
# Only what is connected with the top: below the first row of tiles nothing is sky.
for x in range(w):
    stop=np.argmax(m[:,x]<.15); m[stop:,x]=0
m=gaussian_filter(m,.6); t=np.clip(Y/95,0,1)
top,low=np.array([193,209,219.]),np.array([224,222,214.])
sky=top+(low-top)*(t**1.3)[...,None]; warm=np.exp(-((X/w-.62)/.35)**2)[...,None]*np.array([5,3,-1.])
n=np.random.default_rng(3).uniform(-.5,.5,(h,w,1))
out=a*(1-m[...,None])+(sky+warm+n)*m[...,None]
im=Image.fromarray(np.clip(out+.5,0,255).astype('uint8')); im.save('bodas.webp',quality=92,method=6)
