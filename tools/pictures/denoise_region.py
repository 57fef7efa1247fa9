import sys; import numpy as np, oidn
# denoise only the pasted region (with margin) into a cached full denoise
f, dn, out, x0,x1,y0,y1 = sys.argv[1:4]+[float(v) for v in sys.argv[4].split(',')]; z=np.load(f); d=np.load(dn); h,w,_=d.shape; m=64; g=12
X0,X1,Y0,Y1=int(x0*w),int(x1*w),int((1-y1)*h),int((1-y0)*h); a,b,c,e=max(0,X0-m),min(w,X1+m),max(0,Y0-m),min(h,Y1+m)
pad=lambda v: np.pad(v,((0,-(e-c)%32),(0,-(b-a)%32),(0,0)),mode='reflect')
p=oidn.denoise(*(pad(z[k][c:e,a:b]) for k in ('rgb','alb','nrm')))[:e-c,:b-a]
r=lambda L,s,t: np.minimum(np.clip(np.arange(L)/g,0,1) if s else 1,np.clip((L-1-np.arange(L))/g,0,1) if t else 1)*np.ones(L)
mk=(r(Y1-Y0,Y0>5,Y1<h-5)[:,None]*r(X1-X0,X0>5,X1<w-5)[None])[...,None]
d[Y0:Y1,X0:X1]=d[Y0:Y1,X0:X1]*(1-mk)+p[Y0-c:Y1-c,X0-a:X1-a]*mk; np.save(out,d)
