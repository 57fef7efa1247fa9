"""Details: a place setting and an invitation on linen, seen from above, under the shadow of an orange tree."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from patio import *
from lib import _new, _set, _noise
reset(17); r = random.Random(23)
def sm(a, b, x): t = min(1., max(0., (x - a) / (b - a))); return t * t * (3 - 2 * t)
def grid_faces(n, m): return [(i * m + k, i * m + k + 1, (i + 1) * m + k + 1, (i + 1) * m + k) for i in range(n - 1) for k in range(m - 1)]
def cloth_mat(name, colour, uv=False, k=1.0, var=.10, sheen=.3, trans=0):
    """Linen without a grid: slubs, threads of uneven thickness, in both directions."""
    m, nt, N, L, out = _new(name); p = _set(N.new('ShaderNodeBsdfPrincipled'), Roughness=.93, Specular=.1, Sheen=sheen); cd = 'UV' if uv else 'Object'
    a = _noise(nt, k, 3, .6, cd, (26, 900, 20)); b = _noise(nt, k, 3, .6, cd, (900, 26, 20)); c = _noise(nt, 3.2 * k, 4, .55, cd)
    ad = N.new('ShaderNodeMath'); ad.operation = 'ADD'; L.new(a.outputs['Fac'], ad.inputs[0]); L.new(b.outputs['Fac'], ad.inputs[1]); ma = N.new('ShaderNodeMath'); ma.operation = 'MULTIPLY_ADD'; ma.inputs[1].default_value = .35; L.new(c.outputs['Fac'], ma.inputs[0]); L.new(ad.outputs[0], ma.inputs[2])
    mr = N.new('ShaderNodeMapRange'); mr.inputs[1].default_value = .78; mr.inputs[2].default_value = 1.58; mr.inputs[3].default_value = 0; mr.inputs[4].default_value = 1; L.new(ma.outputs[0], mr.inputs[0])
    mx = N.new('ShaderNodeMix'); mx.data_type = 'RGBA'; q = np.array(colour); mx.inputs[6].default_value = (*(q * (1 - var)), 1); mx.inputs[7].default_value = (*np.clip(q * (1 + var), 0, 1), 1); L.new(mr.outputs[0], mx.inputs[0]); L.new(mx.outputs[2], p.inputs['Base Color'])
    bp = _set(N.new('ShaderNodeBump'), Strength=.35, Distance=.0006); L.new(ad.outputs[0], bp.inputs['Height']); L.new(bp.outputs[0], p.inputs['Normal']); sh = p
    if trans:
        t = N.new('ShaderNodeBsdfTranslucent'); L.new(mx.outputs[2], t.inputs['Color']); sh = N.new('ShaderNodeMixShader'); sh.inputs[0].default_value = trans; L.new(p.outputs[0], sh.inputs[1]); L.new(t.outputs[0], sh.inputs[2])
    L.new(sh.outputs[0], out.inputs[0]); return m
def stone(name, base, R, lines=(), rough=.28, speck=.5):
    """Glazed stoneware: fine specks, painted rings at radii (fractions of R)."""
    m, nt, N, L, out = _new(name); p = _set(N.new('ShaderNodeBsdfPrincipled'), Roughness=rough, Specular=.45); tc = N.new('ShaderNodeTexCoord'); ml = N.new('ShaderNodeVectorMath'); ml.operation = 'MULTIPLY'; ml.inputs[1].default_value = (1 / R, 1 / R, 0); le = N.new('ShaderNodeVectorMath'); le.operation = 'LENGTH'
    nz = _noise(nt, 30, 2, .5); L.new(tc.outputs['Object'], ml.inputs[0]); L.new(ml.outputs[0], le.inputs[0]); wob = N.new('ShaderNodeMath'); wob.operation = 'MULTIPLY_ADD'; wob.inputs[1].default_value = .008; L.new(nz.outputs['Fac'], wob.inputs[0]); L.new(le.outputs['Value'], wob.inputs[2])
    rp = N.new('ShaderNodeValToRGB'); cr = rp.color_ramp; cr.elements[0].color = cr.elements[1].color = (*srgb(base), 1); cr.elements[1].position = 1
    for a, b, c in lines:
        for x, q in ((a - .004, base), (a, c), (b, c), (b + .004, base)):
            if x < 1: e = cr.elements.new(x); e.color = (*srgb(q), 1)
    if lines and lines[-1][1] >= 1: cr.elements[-1].color = (*srgb(lines[-1][2]), 1)
    L.new(wob.outputs[0], rp.inputs[0]); sp = _noise(nt, 420, 1, .5); mr = N.new('ShaderNodeMapRange'); mr.inputs[1].default_value = .70; mr.inputs[2].default_value = .78; mr.inputs[4].default_value = speck; L.new(sp.outputs['Fac'], mr.inputs[0])
    mx = N.new('ShaderNodeMix'); mx.data_type = 'RGBA'; mx.inputs[7].default_value = (*srgb('#8b6b4c'), 1); L.new(mr.outputs[0], mx.inputs[0]); L.new(rp.outputs[0], mx.inputs[6]); L.new(mx.outputs[2], p.inputs['Base Color'])
    b = _set(N.new('ShaderNodeBump'), Strength=.12, Distance=.004); L.new(nz.outputs['Fac'], b.inputs['Height']); L.new(b.outputs[0], p.inputs['Normal']); L.new(p.outputs[0], out.inputs[0]); return m
# ---- linen on the table
px, py = .204, -.005
FLAT = [(px, py, .30, .20), (-.36, .03, .22, .22)]
def ground(x, y):
    m = 1.
    for a, b, p, q in FLAT: m = min(m, sm(.75, 1.35, math.hypot((x - a) / p, (y - b) / q)))
    z = .0030 * math.sin(x * 7 + 2.4 * math.sin(y * 2.6 + .6)) + .0016 * math.sin(y * 13 + x * 6) + .0030; e = lambda d, w: math.exp(-(d / w) ** 2)
    return m * z + .0014 * e(y - .012 * math.sin(4 * x) + .245, .006) * m + .0016 * e(x + .075 + .01 * math.sin(5 * y), .006) * (.25 + .75 * m)
n, m_ = 520, 760; V = [(-1.1 + 2.2 * k / (m_ - 1), -.75 + 1.5 * i / (n - 1)) for i in range(n) for k in range(m_)]
mesh_obj('cloth', [(x, y, ground(x, y)) for x, y in V], grid_faces(n, m_), [cloth_mat('linenT', srgb('#e2d6c4'))])
# ---- plates
def wobble(o, a, ph):
    for v in o.data.vertices:
        t = math.atan2(v.co.y, v.co.x); k = 1 + a * math.sin(2 * t + ph) + .5 * a * math.sin(5 * t + 2 * ph); v.co.x *= k; v.co.y *= k; v.co.z *= 1 + 3 * a * math.sin(3 * t + ph)
def plate2(z, mat, R, h=.0175, flat=.66, ph=0):
    prof = spline([(.0001, .002), (R * flat * .92, .002), (R * flat, .0035), (R * .97, h - .0012), (R * .995, h), (R, h + .0012), (R * .992, h + .0023), (R * .965, h + .0014), (R * flat * 1.03, .0085), (R * flat * .95, .0064), (R * flat * .8, .0058), (.0001, .0058)], 110); o = lathe('plate', prof, mat, 128, (px, py, z)); wobble(o, .0035, ph); return o
plate2(.0005, stone('charger', '#c6ad92', .168, (), .55, .25), .168, .013, .74, .4); plate2(.0115, stone('dinner', '#f3ece0', .138, ((.965, 1.0, '#b58f70'),)), .138, .0165, .68, 1.9); plate2(.0205, stone('salad', '#f5efe4', .104, ((.80, .815, '#6d7d99'), (.945, .985, '#6d7d99'))), .104, .0160, .66, 3.1)
# ---- napkin, gathered by a ribbon
nb = spline([(.150, .0335), (.120, .0385), (.100, .0400), (.060, .0340), (.030, .0300), (.0, .0285), (-.05, .0292), (-.088, .0372), (-.106, .0400), (-.138, .0325), (-.168, .0175), (-.195, .0066), (-.232, .0034)], 400)
ytab = nb[::-1, 0]; ztab = nb[::-1, 1]; base = lambda y: float(np.interp(y, ytab, ztab)); PY = .030                # the pinch
WID = lambda d, q: .0175 + ((.060 if d > 0 else .074) - .0175) * (1 - (1 - min(q, 1)) ** 1.7); NU, NV = 260, 200; V = []; UV = []
def nz(x, y, s): return math.sin(2.1 * x + 1.7 * y + s) * .5 + math.sin(3.7 * x - 2.3 * y + 2.1 * s) * .3 + math.sin(6.1 * x + 4.3 * y + 3.3 * s) * .2
for i in range(NV):
    v = i / (NV - 1); y0 = .150 - .382 * v; d = (y0 - PY); q = abs(d) / (.12 if d > 0 else .262)
    w = WID(d, q); A = .0098 * (1 - .62 * q ** .8) + .0004; Nn = 3.5
    for j in range(NU):
        u = 2 * j / (NU - 1) - 1; ph = math.pi * Nn * (u + .17 * nz(u * 1.5, d * 6, 1.3) * (.35 + q) + .07 * nz(d * 16, u * 3, .4)) + .7 + 2.2 * d
        amp = A * max(.12, 1 + .75 * nz(u * 2.6, d * 7, 4.1)) * (1 - .82 * (d < 0) * sm(.62, 1.0, q)); k = .80 * (1 - q) ** .7; c2 = math.cos(2 * ph)
        ridge = (.5 + .5 * c2) ** (1.35 - .5 * (1 - q)) * 2
        x = w * (u + k / (math.pi * Nn) * math.sin(2 * ph)); z = amp * ridge * (1 - .7 * abs(u) ** 9)
        z += .0013 * (1 - q) ** 1.6 * math.cos(2 * math.pi * 9 * (u + .05 * nz(u * 4, d * 12, 2.2))) + .0016 * q * nz(u * 4 + 3, d * 22, 6.) + .0007 * nz(u * 13, d * 60, 1.)
        ed = (.006 * nz(u * 1.6, 0, 2.7) + .002 * c2) * q ** 3; bulge = .011 * math.exp(-(d / .045) ** 2) * (1 - u * u)
        lean = (.004 + .020 * q * (1 if d > 0 else -1)) * .55; yy = y0 + ed - (.010 * (u * u - .3) * q ** 3) * (1 if d > 0 else -1)
        V.append((px + .002 + x + lean + .010 * math.sin(7 * d) * q, py + yy, base(yy) + .0014 + .0026 * (d < 0) * sm(.7, 1., q) + z + bulge * .6)); UV.append((u * .16, y0))
me = mesh_obj('napkin', V, grid_faces(NV, NU), [cloth_mat('linenN', srgb('#a6a691'), True, 1.0, .20, .4, .12)]); ul = me.data.uv_layers.new(name='UVMap')
ul.data.foreach_set('uv', np.array([UV[l.vertex_index] for l in me.data.loops], np.float32).ravel()); s = me.modifiers.new('s', 'SOLIDIFY'); s.thickness = .0011; s.offset = 1
def hem(i0, rad=.00075):
    V_, F_ = tube([np.array(V[i0 * NU + j]) + (0, 0, .0006) for j in range(0, NU, 2)], rad, 6); mesh_obj('hem', V_, F_, [me.data.materials[0]])
for i0 in (1, 6, NV - 2, NV - 7): hem(i0, .0010 if i0 in (1, NV - 2) else .0004)
# the ribbon: a band round the pinch, a knot, two tails that lie on what is below
silk = thin('silkT', srgb('#86472f'), srgb('#86472f'), .12, .36, .45); silkI = thin('silkI', srgb('#eadfcb'), srgb('#eadfcb'), .15, .35, .4)
def strip(P, side, wd, mat, m=7, crown=.0, cut=0):
    P = np.array(P); V = []; n = len(P)
    for i in range(n):
        e = max(0, (i - (n - 1 - 6)) / 6) * cut; T_ = P[min(i + 1, n - 1)] - P[max(i - 1, 0)]; T_ = T_ / np.linalg.norm(T_)
        for j in range(m): u = j / (m - 1) - .5; V.append(P[i] + side[i] * u * wd[i] + T_ * e * (abs(u) * 2 - .5) * wd[i] + np.array([0, 0, crown * (.25 - u * u)]))
    o = mesh_obj('rib', V, grid_faces(n, m), [mat]); s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = .0004; return o
zt = base(PY) + .0275; N_ = 60; th = np.linspace(-.15 * math.pi, 1.15 * math.pi, N_); P = [(px + .006 + .0225 * math.cos(t), py + PY, base(PY) + .0045 + (zt - base(PY) - .004) * max(0, math.sin(t)) ** .8 - .004 * (math.sin(t) < 0)) for t in th]
strip(P, [np.array([.06, 1, 0])] * N_, [.0125 + .0012 * math.sin(3 * t) for t in th], silk, 7, .0012)
kn = lathe('knot', [(max(.0001, math.sin(a)), -math.cos(a)) for a in np.linspace(0, math.pi, 20)], silk, 28, (px + .004, py + PY, zt + .002)); kn.scale = (.0075, .0088, .0052); kn.rotation_euler = (0, 0, .5)
def H(x, y):
    """Height of what lies on the table, roughly."""
    rr = math.hypot(x - px, y - py); z = float(np.interp(rr, [0, .066, .072, .100, .1045, .108, .132, .139, .143, .165, .170, .174], [.0270, .0270, .0285, .0370, .0390, .0215, .0270, .0290, .0105, .0138, .0138, .0010])); d = y - py - PY; q = abs(d) / (.12 if d > 0 else .262)
    if q < 1:
        w = WID(d, q); k = sm(w * 1.25, w * .8, abs(x - px - .004)); z = max(z, (base(y - py) + .0185 - .007 * q) * k + z * (1 - k))
    return z
for pts, ph in (([(0, 0), (-.013, -.012), (-.021, -.034), (-.019, -.060), (-.027, -.088), (-.024, -.112)], 0), ([(0, 0), (.013, -.010), (.024, -.028), (.024, -.050), (.033, -.070)], 2)):
    c = spline(pts, 70); T = np.gradient(c, axis=0); T /= np.linalg.norm(T, axis=1)[:, None]; P = []; S = []; Wd = []
    zs = np.array([max(H(px + .004 + a, py + PY + b), 0) for a, b in c]); zs = np.convolve(np.pad(zs, 6, mode='edge'), np.ones(13) / 13, 'valid')
    for i, (a, b) in enumerate(c):
        t = i / 69; tw = .55 * math.sin(7 * t + ph) * sm(0, .25, t); P.append((px + .004 + a, py + PY + b, zs[i] + .0062 + .0022 * (1 + math.sin(9 * t + ph)) * sm(0, .3, t) + .004 * (1 - t) ** 4)); S.append(np.array([-T[i][1] * math.cos(tw), T[i][0] * math.cos(tw), math.sin(tw) * .6])); Wd.append(.0095 * (.55 + .45 * sm(0, .2, t)))
    strip(P, S, Wd, silk, 7, .0015, .55)
# ---- sprig of orange leaves and azahar, tucked under the ribbon
O = Oranges(('#53633d', '#65754c', '#485838'), 5)
def put(ob, p, out, s): return inst(ob, matrix=Matrix.Translation(Vector(p)) @ Vector(out).to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(r.uniform(0, 6.28), 4, 'Z') @ Matrix.Scale(s, 4))
bud = lathe('bud', [(max(.0001, .5 * math.sin(a) * (1 + .25 * math.cos(a))), -math.cos(a)) for a in np.linspace(0, math.pi, 18)], O.white, 20, link=False); cal = simple('cal', srgb('#7b8a52'), .6, spec=.3)
def leaf1(g, p, d, L, roll=0, w=.21, fold=.35, curl=.16, mi=None):
    LV, LF = leaf_geo('ovate', 1, w, 14, 4, fold, curl, r.uniform(-.25, .25)); g.add(np.array(p) + (LV * L) @ basis(d, roll).T, LF, mi or 1 + r.randrange(3))
def sprig(pts, leaves, blossoms=(), buds=(), rad=.0014):
    """A twig through `pts`; leaves (t, angle to the twig in the plane, lift, length); blossoms (t, dx, dy, dz, size)."""
    g = Geo(); P = spline(pts, 60); T = np.gradient(P, axis=0); T /= np.linalg.norm(T, axis=1)[:, None]; V, F = tube(P, np.linspace(rad, rad * .5, 60), 8); g.add(V, F, 0)
    for t, an, up, L in leaves:
        i = int(t * 59); c, s = math.cos(an), math.sin(an); d = np.array([T[i][0] * c - T[i][1] * s, T[i][0] * s + T[i][1] * c, up]); d /= np.linalg.norm(d); b = P[i] + d * .006; V, F = tube([P[i], b], rad * .55, 6); g.add(V, F, 0); leaf1(g, b, d, L, r.uniform(-.3, .3))
    for t, dx, dy, dz, s in blossoms:
        i = int(t * 59); b = P[i] + np.array([dx, dy, dz]); V, F = tube([P[i], (P[i] + b) / 2 + [0, 0, .001], b], rad * .5, 6); g.add(V, F, 0); put(O.blossom, b, (dx * 20, dy * 20, 1), s)
    for t, dx, dy, dz, s in buds:
        i = int(t * 59); b = P[i] + np.array([dx, dy, dz]); V, F = tube([P[i], (P[i] + b) / 2 + [0, 0, .001], b], rad * .5, 6); g.add(V, F, 0); d = np.array([dx, dy, dz * .5]); d /= np.linalg.norm(d); o = put(bud, b + d * s * .9, d, s)
    return g.obj('sprig', O.mats)
zz = zt + .004
sprig([(px - .016, py - .052, base(-.05) + .020), (px - .004, py + .0, zz - .003), (px + .004, py + PY, zz + .001), (px + .014, py + .075, zz + .001), (px + .030, py + .118, zz + .004)],
      [(.44, .75, .20, .056), (.50, -.85, .22, .058), (.62, .70, .24, .062), (.70, -.75, .26, .060), (.82, .62, .25, .055), (.88, -.60, .28, .052), (.99, .1, .2, .050), (.56, 1.5, .35, .040)],
      [(.52, -.016, .012, .012, .0155), (.66, .016, -.006, .013, .0145), (.56, .004, .020, .017, .0125)], [(.60, -.013, .008, .012, .0042), (.58, .016, .012, .012, .0040)])
# ---- cutlery: closed bodies with a round back
silver = simple('silver', (.95, .85, .71), .20, 1)
def loft(g, st, m=24, off=None):
    """Stations (y, half width, half thickness, height, x)."""
    V = []; n = len(st)
    for a, b, t, z, x in st:
        for j in range(m):
            q = 2 * math.pi * j / m; c, s = math.cos(q), math.sin(q); u = math.copysign(abs(c) ** .8, c); V.append((x + b * u, a, z + t * math.copysign(abs(s) ** .9, s) + (off(a, u) if off else 0)))
    V += [tuple(np.mean(V[:m], 0)), tuple(np.mean(V[(n - 1) * m:n * m], 0))]; F = [(i * m + k, i * m + (k + 1) % m, (i + 1) * m + (k + 1) % m, (i + 1) * m + k) for i in range(n - 1) for k in range(m)]
    F += [((k + 1) % m, k, n * m) for k in range(m)] + [((n - 1) * m + k, (n - 1) * m + (k + 1) % m, n * m + 1) for k in range(m)]; g.add(V, F)
def stations(tab, n=90):
    tab = np.array(tab, float); P = spline(tab, n); P[:, 1:3] = np.maximum(P[:, 1:3], .00012); return P
HANDLE = [(-.1135, .0007, .0006, .0016, 0), (-.1125, .0040, .0013, .0017, 0), (-.108, .0064, .0018, .0020, 0), (-.095, .0062, .0019, .0024, 0), (-.06, .0042, .0018, .0040, 0), (-.02, .0029, .0017, .0066, 0), (.015, .0026, .0017, .0086, 0)]
def cutlery(x, y, kind, rz=0):
    g = Geo()
    if kind == 'spoon': loft(g, stations(HANDLE + [(.035, .0031, .0015, .0094, 0), (.048, .0085, .0011, .0092, 0), (.060, .0142, .0010, .0088, 0), (.076, .0176, .0009, .0084, 0), (.094, .0165, .0009, .0084, 0), (.107, .0112, .0009, .0090, 0), (.1135, .0055, .0008, .0094, 0), (.1155, .0008, .0006, .0096, 0)], 120), 36, lambda a, u: -.0072 * (1 - abs(u) ** 2.2) * sm(.036, .072, a) * (1 - sm(.098, .1165, a)))
    elif kind == 'fork':
        hd = lambda a: .0094 - .0062 * sm(.03, .085, a) + .0062 * sm(.088, .122, a)
        loft(g, stations(HANDLE + [(.032, .0032, .0015, hd(.032), 0), (.044, .0078, .0011, hd(.044), 0), (.055, .0112, .0010, hd(.055), 0), (.066, .0122, .0010, hd(.066), 0), (.071, .0122, .0010, hd(.071), 0), (.0728, .0119, .0009, hd(.0728), 0), (.0738, .0108, .0007, hd(.0738), 0), (.0744, .0085, .0005, hd(.0744), 0)], 220), 48)
        for t in (-.0098, -.0033, .0033, .0098): loft(g, stations([(.062, .0028, .0008, hd(.062), t * .94), (.070, .0030, .0011, hd(.070), t * .952), (.0735, .0030, .0011, hd(.0735), t * .955), (.0762, .0026, .0011, hd(.0762), t * .97), (.081, .0021, .0010, hd(.081), t * .99), (.098, .0018, .0009, hd(.098), t * .985), (.113, .0013, .0008, hd(.113), t * .96), (.1185, .0006, .0005, hd(.1185), t * .95), (.1192, .0002, .0002, hd(.1192), t * .95)], 80), 14)
    else:
        loft(g, stations([(-.1165, .0007, .0007, .0034, 0), (-.1155, .0045, .0022, .0034, 0), (-.110, .0071, .0030, .0034, 0), (-.08, .0066, .0031, .0034, 0), (-.03, .0056, .0029, .0034, 0), (-.006, .0052, .0027, .0034, 0), (.0, .0050, .0022, .0033, 0), (.006, .0066, .0012, .0030, -.0010), (.02, .0084, .0009, .0028, -.0022), (.06, .0088, .0008, .0026, -.0024), (.092, .0078, .0008, .0025, -.0014), (.108, .0052, .0007, .0025, .0010), (.1165, .0018, .0005, .0025, .0040), (.118, .0003, .0003, .0025, .0052)], 130), 28)
    o = g.obj(kind, [silver]); o.location = (x, y, .0004); o.rotation_euler = (0, 0, rz); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = 1.1
cutlery(px - .198, py - .012, 'fork', .012); cutlery(px - .231, py - .016, 'fork', -.006); cutlery(px + .196, py - .012, 'knife', -.008); cutlery(px + .230, py - .012, 'spoon', .01)
# ---- invitation: envelope with its seal, card with a pressed branch
paper = plaster('paper', srgb('#f5eee2'), bump=.10, scale=16, dist=.0012, var=.012); env = plaster('env', srgb('#c59a80'), bump=.10, scale=16, dist=.0012, var=.02); envd = plaster('envd', srgb('#bd9077'), bump=.10, scale=16, dist=.0012, var=.02)
def place(o, c, rz): o.location = c; o.rotation_euler = (0, 0, rz); return o
def rect(w, h, rad, k=8): return [(sx * (w / 2 - rad) + rad * math.cos(a), sy * (h / 2 - rad) + rad * math.sin(a)) for sx, sy, a0 in ((1, 1, 0), (-1, 1, .5), (-1, -1, 1), (1, -1, 1.5)) for a in np.linspace(a0 * math.pi, (a0 + .5) * math.pi, k)]
def sheet(name, pl, z0, t, mat, bend=None):
    n = len(pl); f = bend or (lambda x, y: 0); V = [(x, y, z0 + f(x, y)) for x, y in pl] + [(x, y, z0 + t + f(x, y)) for x, y in pl]; o = mesh_obj(name, V, [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], [mat], smooth=False)
    b = o.modifiers.new('b', 'BEVEL'); b.width = .0003; b.segments = 2; b.limit_method = 'ANGLE'; return o
EC, ER = (-.415, -.035), -.16; ew, eh = .190, .135
place(sheet('env', rect(ew, eh, .002), 0, .0013, env), (*EC, .0016), ER); place(sheet('flap', [(-ew / 2 + .001, eh / 2 - .0012), (-.012, -.006), (-.005, -.0105), (.005, -.0105), (.012, -.006), (ew / 2 - .001, eh / 2 - .0012)], .0014, .0007, envd), (*EC, .0016), ER)
for sg in (-1, 1): place(sheet('side', [(sg * ew / 2 * .985, -eh / 2 + .002), (sg * .004, .012), (sg * ew / 2 * .985, eh / 2 - .004)][::int(sg)], .00125, .0003, envd), (*EC, .0016), ER)
sealm = simple('seal', srgb('#a9593c'), .34, spec=.5); V = []; ns, nr = 72, 26
for i in range(nr):
    for j in range(ns):
        q, a = i / (nr - 1), 2 * math.pi * j / ns; R = .0135 * q * (1 + .05 * math.sin(3 * a + 1) + .03 * math.sin(5 * a)); d = q / .62; fl = sm(.10, -.10, d - (.45 + .38 * abs(math.cos(2.5 * a)))) * (d > .14) + sm(.14, .05, d)
        V.append((R * math.cos(a), R * math.sin(a), .0024 * (1 - max(0, (q - .86) / .14) ** 2.4) - .0010 * sm(.74, .66, q) + .0007 * min(1, fl) * (q < .62)))
F = [(i * ns + j, i * ns + (j + 1) % ns, (i + 1) * ns + (j + 1) % ns, (i + 1) * ns + j) for i in range(nr - 1) for j in range(ns)]; place(mesh_obj('seal', V, F, [sealm]), (EC[0] + .010 * math.sin(ER), EC[1] - .010, .0036), .3)
CC, CR = (-.318, .088), .09; cw, ch = .148, .208; zc = .0036
place(sheet('card', rect(cw, ch, .0015), 0, .0014, paper), (*CC, zc), CR); place(sheet('card2', rect(.104, .072, .0012), 0, .0012, plaster('paper2', srgb('#efe4d2'), bump=.10, scale=16, dist=.0012, var=.012)), (-.232, -.062, .0012), -.10)
inkA, inkL, inkO = simple('inkA', srgb('#b9845c'), .6), [simple('inkL%d' % i, srgb(c), .75, spec=.2) for i, c in enumerate(('#6f7a55', '#84906a', '#5d6947'))], simple('inkO', srgb('#d08a4f'), .75, spec=.2)
zi = zc + .00152
PC = [0]
def flat(pts, mat, dz=0):
    PC[0] += 1; dz = PC[0] * .000008
    o = mesh_obj('print', [(a, b, 0) for a, b in pts], [tuple(range(len(pts)))], [mat], smooth=False); return place(o, (*CC, zi + dz), CR)
def line(pts, wd, mat, dz=0):
    PC[0] += 1; dz = PC[0] * .000008; P = np.array(pts, float); T = np.gradient(P, axis=0); T /= np.linalg.norm(T, axis=1)[:, None] + 1e-9; nn = np.column_stack([-T[:, 1], T[:, 0]]) * wd / 2; V = [(*p, 0) for p in P + nn] + [(*p, 0) for p in P - nn]; n = len(P); return place(mesh_obj('line', V, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], [mat], smooth=False), (*CC, zi + dz), CR)
def arch(w, top, bot): return [(-w, y) for y in np.linspace(bot, top - w, 30)][:-1] + [(-w * math.cos(t), top - w + w * math.sin(t)) for t in np.linspace(0, math.pi, 60)] + [(w, y) for y in np.linspace(top - w, bot, 30)][1:]
line(arch(.060, .090, -.090), .0008, inkA); line([(-.0604, -.090), (0, -.090), (.0604, -.090)], .0008, inkA); line(arch(.0572, .0872, -.0872), .0004, inkA); line([(-.0574, -.0872), (0, -.0872), (.0574, -.0872)], .0004, inkA)
stem = spline([(-.006, -.062), (.004, -.03), (-.003, .005), (.004, .040)], 80); line(stem, .0009, inkL[2])
def pleaf(p, an, L, w, mat):
    t = np.linspace(0, 1, 22); hw = w * L * np.sin(math.pi * t ** .82) ** .85; up = np.column_stack([t * L, hw]); dn = np.column_stack([t * L, -hw])[::-1]; q = np.vstack([up, dn[1:-1]]); c, s = math.cos(an), math.sin(an); o = np.column_stack([p[0] + q[:, 0] * c - q[:, 1] * s, p[1] + q[:, 0] * s + q[:, 1] * c]); flat(o, mat, .00002); line([(p[0] + L * k * c, p[1] + L * k * s) for k in np.linspace(.04, .92, 12)], .00035, paper, .00006)
for k, (t, sg, an, L) in enumerate(((.22, 1, .75, .030), (.30, -1, .80, .032), (.46, 1, .72, .034), (.56, -1, .78, .034), (.72, 1, .62, .032), (.80, -1, .66, .030), (.92, 1, .50, .027), (.99, -1, .35, .026))):
    i = int(t * 79); pleaf(stem[i], math.pi / 2 + sg * an, L, .20, inkL[k % 3])
for (a, b, R) in ((.0165, -.012, .0098), (-.0155, -.040, .0088)):
    flat([(a + R * math.cos(t), b + R * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 48)[:-1]], inkO, .00004)
for (a, b) in ((-.012, .018),):
    for k in range(5): pleaf((a, b), k * 1.2566 + .3, .0095, .30, simple('inkW%d' % k, srgb('#e9d7b8'), .8))
    flat([(a + .0018 * math.cos(t), b + .0018 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 20)[:-1]], inkO, .0001)
for k in (-1, 0, 1): flat([(k * .012 + .0011 * math.cos(t), -.0765 + .0011 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 20)[:-1]], inkA)
# ---- silk ribbon at the top
R0 = spline([(-.72, .26), (-.60, .255), (-.52, .30), (-.43, .262), (-.30, .292), (-.19, .245), (-.09, .30), (.02, .42)], 900); T = np.gradient(R0, axis=0); T /= np.linalg.norm(T, axis=1)[:, None]; P = []; S = []; GZ = np.convolve(np.pad([ground(x, y) for x, y in R0], 90, mode='edge'), np.ones(181) / 181, 'valid') + .0006
for i, (x, y) in enumerate(R0): t = i / 899; tw = .85 * math.sin(t * 13 + .4); P.append((x, y, GZ[i] + .0135 * math.sqrt(math.sin(tw) ** 2 + .05) + .0010 + .0035 * (1 + math.sin(t * 10)))); S.append(np.array([-T[i][1] * math.cos(tw), T[i][0] * math.cos(tw), math.sin(tw)]))
strip(P, S, [.027] * 900, silkI, 25)
# ---- roses and leaves in the lower left corner
pet = [thin('p%d' % i, srgb(q), None, .32, .6, .12) for i, q in enumerate(('#f7f0e4', '#f2e6d4', '#ead1b8'))]; bls = [thin('q%d' % i, srgb(q), None, .32, .6, .12) for i, q in enumerate(('#efd6c3', '#e8c2aa', '#d79f80'))]
for x, y, s, mm, op in ((-.515, -.215, .050, pet, .85), (-.435, -.262, .043, bls, .8), (-.565, -.300, .040, pet, .65), (-.485, -.315, .030, bls, .55)):
    o = rose_geo(46, 1, op, .03).obj('rose', mm); o.scale = (s,) * 3; sb = o.modifiers.new('sb', 'SUBSURF'); sb.levels = sb.render_levels = 2; o.location = (x, y, .30 * s + ground(x, y)); o.rotation_euler = (r.uniform(-.3, .3), r.uniform(-.3, .3), r.uniform(0, 6))
def lv(n, L0, t0=.2): return [(t0 + (1 - t0) * k / n, (-1) ** k * r.uniform(.55, .9), r.uniform(.08, .32), L0 * r.uniform(.85, 1.1)) for k in range(n)] + [(.99, .1, .1, L0 * .85)]
sprig([(-.50, -.22, .012), (-.42, -.175, .020), (-.335, -.165, .018), (-.275, -.185, .012)], lv(8, .062), [(.66, .006, .016, .010, .0175)], [(.78, -.004, .014, .006, .0045), (.74, .010, .014, .006, .004)], .0016)
sprig([(-.50, -.20, .012), (-.525, -.130, .022), (-.520, -.085, .016)], lv(5, .055, .35), (), (), .0015); sprig([(-.44, -.27, .012), (-.36, -.285, .02), (-.295, -.305, .012)], lv(6, .058, .25), (), (), .0015)
# ---- oranges in the upper right corner
def orange_face(n=512):
    y, x = (np.mgrid[0:n, 0:n] + .5) / n * 2 - 1; q = np.hypot(x, y); a = np.arctan2(y, x); rr = np.random.default_rng(2); from_ = lambda s: rr.standard_normal(s)
    from numpy.fft import fft2, ifft2, fftfreq
    w = from_((n, n)); k = np.hypot(*np.meshgrid(fftfreq(n), fftfreq(n))); soft = np.real(ifft2(fft2(w) * np.exp(-(k * 28) ** 2))); soft /= soft.std()
    ai = ((a + np.pi) / (2 * np.pi) * 260).astype(int) % 260; qi = np.clip(q * 13, 0, 12); cell = from_((260, 15)); f = qi - qi.astype(int); ves = cell[ai, qi.astype(int)] * (1 - f) + cell[ai, qi.astype(int) + 1] * f
    seg = 10; ang = a + .12 * np.sin(3 * a + 1) + .006 * soft; ph = (ang / (2 * np.pi) * seg) % 1; dist = np.minimum(ph, 1 - ph) * 2 * np.pi / seg * np.maximum(q, .01); c = np.empty((n, n, 3)); c[:] = hexa('#e7a04a'); c += (.022 * ves + .018 * soft)[..., None] * np.array([.6, 1, .8]); c += ((.6 - q) * .05)[..., None] * np.array([.5, 1, 1.4])
    def paint(m, col): m = np.clip(m, 0, 1)[..., None]; c[:] = c * (1 - m) + hexa(col) * m
    paint((.022 - dist) / .014, '#f1d9a6'); paint((q - .855 - .008 * np.sin(10 * ang)) / .02, '#f4e4c0'); paint((.085 - q) / .03, '#f3e2bd'); paint((q - .955) / .012, '#dd8f38'); return image('face', np.clip(c, 0, 1))
m, nt, N, L, out = _new('pulp'); p = _set(N.new('ShaderNodeBsdfPrincipled'), Roughness=.26, Specular=.5); ti = N.new('ShaderNodeTexImage'); ti.image = orange_face(); L.new(ti.outputs[0], p.inputs['Base Color']); bp = _set(N.new('ShaderNodeBump'), Strength=.25, Distance=.001); L.new(ti.outputs[0], bp.inputs['Height']); L.new(bp.outputs[0], p.inputs['Normal']); L.new(p.outputs[0], out.inputs[0])
def half(x, y, R, tilt):
    k = 64; fo = mesh_obj('face', [(math.cos(2 * math.pi * i / k), math.sin(2 * math.pi * i / k), .0) for i in range(k)], [tuple(range(k))], [m], smooth=False); ul = fo.data.uv_layers.new(name='UVMap')
    for l, lo in enumerate(fo.data.loops): v = fo.data.vertices[lo.vertex_index].co; ul.data[l].uv = (v.x * .5 + .5, v.y * .5 + .5)
    sk = lathe('skin', [(max(.0001, math.sin(a)), -.95 * math.cos(a)) for a in np.linspace(0, math.pi / 2, 20)] + [(.995, .012), (.985, .004), (.97, -.004)], O.fruitm, 64)
    for o in (fo, sk): o.scale = (R,) * 3; o.location = (x, y, ground(x, y) + .95 * R); o.rotation_euler = tilt
half(.340, .258, .0365, (.22, -.10, .3)); o = inst(O.fruit, (.420, .284, .0355), (.5, .25, 0), .0375)
# its sprig lies on the cloth beside it
sprig([(.432, .232, ground(.432, .232) + .0035), (.448, .212, ground(.448, .212) + .006), (.470, .196, ground(.470, .196) + .006)], [(.35, .95, .10, .056), (.65, -.85, .10, .060), (.99, .12, .06, .064)], (), (), .0015)
# ---- light
D = Vector((.95, -.60, -.86)).normalized(); sun(D, 5.3, (1, .845, .68), 1.2); Dn = np.array(D); gb = Geo(); rg = random.Random(8); Og = Oranges(seed=2)
for tx, ty, k in ((-.50, .40, 3), (-.20, .36, 4), (.03, .31, 3), (.10, .45, 3), (-.05, .12, 2), (-.15, -.14, 2), (-.52, .15, 1), (.02, .20, 1)):
    for q in range(k):
        c = np.array([tx + rg.gauss(0, .07), ty + rg.gauss(0, .06), 0]) - Dn * rg.uniform(.75, 1.25); d = np.array([rg.uniform(.3, .9), rg.uniform(-.8, .15), rg.uniform(-.2, .2)]); d *= rg.uniform(.22, .34) / np.linalg.norm(d); Og.leafy(gb, [c, c + d * .5 + [0, 0, .02], c + d], leaf=.075, n=10, rad=.0022, w=.22)
gb.obj('gobo', Og.mats).visible_camera = False
world([(0, srgb('#b59a7d')), (.5, srgb('#e6d3bd')), (.8, srgb('#d9d3c6')), (1, srgb('#a9b4bd'))], .40)
mm = emit('card', (1, .93, .82), 2.2); o = quad('bounce', (-1.9, -.9, .9), (0, 2.0, 0), (.9, 0, 1.1), mm)
for a in ('visible_camera', 'visible_diffuse', 'visible_shadow', 'visible_transmission'): setattr(o, a, False)
camera((-.035, -.10, 2.0), (-.035, .0, 0), 65, 5.6, (0, 0, .03))
render('detalles', 1.6)
