"""The foot of the glass: its dark reflection becomes the other half's cloth."""
import numpy as np; from PIL import Image; from scipy.ndimage import gaussian_filter
p='out/hero.png'; a=np.asarray(Image.open(p).convert('RGB')).astype(float); h,w,_=a.shape
X0,X1,Y0,Y1=1346,1398,1070,1100; c=1337.
q=a[Y0:Y1,X0:X1]; m=a[Y0:Y1,:][:, (2*c-np.arange(X0,X1)).astype(int)]
dark=np.clip((m.mean(2)-q.mean(2)-12)/25,0,1); dark=np.maximum(dark,gaussian_filter(dark,1.2)); Y,X=np.mgrid[Y0:Y1,X0:X1]; el=np.clip((1.04-np.hypot((X-c)/57,(Y-1087)/12.5))*8,0,1); k=.9*(np.clip(dark*1.3,0,1)*el)[...,None]
a[Y0:Y1,X0:X1]=q+(m*.97-q)*k; Image.fromarray(np.clip(a+.5,0,255).astype('uint8')).save(p)
