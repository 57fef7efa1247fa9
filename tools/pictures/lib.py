"""Shared toolkit for the Alheli still-life renders (Blender 3.4, Cycles CPU).

Everything is procedural: no textures, no external models.
A scene script does:   from lib import *   ... build ...   render('name')
Command line (after `--`):  w=480 spp=48 out=./tests
"""
import bpy, math, random, sys, os, time
import numpy as np
from mathutils import Vector, Matrix, Euler, Quaternion

ARGS = dict(w=480, spp=48, out='./tests', v='l')
if '--' in sys.argv:
    for a in sys.argv[sys.argv.index('--') + 1:]:
        k, _, val = a.partition('=')
        ARGS[k] = int(val) if val.lstrip('-').isdigit() else val
rng = random.Random(7)


def srgb(h):
    """'#rrggbb' -> linear rgb"""
    h = h.lstrip('#')
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4) for x in c)


def reset(seed=7):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    rng.seed(seed); np.random.seed(seed)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    return s

# ------------------------------------------------------------------ materials
def _new(name):
    m = bpy.data.materials.new(name); m.use_nodes = True
    nt = m.node_tree; nt.nodes.clear()
    out = nt.nodes.new('ShaderNodeOutputMaterial')
    return m, nt, nt.nodes, nt.links, out


def _set(n, **kw):
    for k, v in kw.items():
        k = k.replace('_', ' ')
        if k in n.inputs:
            sock = n.inputs[k]
            sock.default_value = (*v, 1) if (hasattr(v, '__len__') and len(v) == 3 and sock.type == 'RGBA') else v
    return n


def _noise(nt, scale, detail=4, rough=.55, coords='Object', stretch=None, dist=0):
    tc = nt.nodes.new('ShaderNodeTexCoord')
    n = nt.nodes.new('ShaderNodeTexNoise')
    _set(n, Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)
    src = tc.outputs[coords]
    if stretch:
        mp = nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = stretch
        nt.links.new(src, mp.inputs[0]); src = mp.outputs[0]
    nt.links.new(src, n.inputs['Vector'])
    return n


def plaster(name, color, rough=.92, bump=.25, var=.06, scale=1.0, dist=.01):
    """Hand-trowelled lime plaster: two scales of bump and a slow colour drift."""
    m, nt, N, L, out = _new(name)
    p = _set(N.new('ShaderNodeBsdfPrincipled'), Roughness=rough, Specular=.15)
    big = _noise(nt, 1.6 * scale, 5, .6, stretch=(1, 1, 1.7), dist=.6)
    mix = N.new('ShaderNodeMix'); mix.data_type = 'RGBA'
    c = np.array(color)
    mix.inputs[6].default_value = (*(c * (1 - var * 1.5)), 1)
    mix.inputs[7].default_value = (*np.clip(c * (1 + var), 0, 1), 1)
    L.new(big.outputs['Fac'], mix.inputs[0]); L.new(mix.outputs[2], p.inputs['Base Color'])
    b1 = N.new('ShaderNodeBump'); _set(b1, Strength=bump, Distance=dist * 3)
    b2 = N.new('ShaderNodeBump'); _set(b2, Strength=bump * .7, Distance=dist * .25)
    fine = _noise(nt, 26 * scale, 6, .7)
    L.new(big.outputs['Fac'], b1.inputs['Height']); L.new(fine.outputs['Fac'], b2.inputs['Height'])
    L.new(b1.outputs[0], b2.inputs['Normal']); L.new(b2.outputs[0], p.inputs['Normal'])
    L.new(p.outputs[0], out.inputs[0])
    return m


def linen(name, color, scale=900, bump=.35):
    """Woven cloth: crossed fine waves plus slub noise, soft sheen."""
    m, nt, N, L, out = _new(name)
    p = _set(N.new('ShaderNodeBsdfPrincipled'), Base_Color=color, Roughness=.95, Specular=.08, Sheen=.25)
    tc = N.new('ShaderNodeTexCoord')
    hs = []
    for d in ('X', 'Y'):
        w = N.new('ShaderNodeTexWave'); w.bands_direction = d
        _set(w, Scale=scale / 20, Distortion=1.2, Detail=2); w.inputs['Detail Scale'].default_value = 2
        L.new(tc.outputs['Object'], w.inputs['Vector']); hs.append(w)
    add = N.new('ShaderNodeMath'); add.operation = 'ADD'
    L.new(hs[0].outputs['Fac'], add.inputs[0]); L.new(hs[1].outputs['Fac'], add.inputs[1])
    b = _set(N.new('ShaderNodeBump'), Strength=bump, Distance=.001)
    L.new(add.outputs[0], b.inputs['Height'])
    soft = _noise(nt, 5, 3, .5)
    b2 = _set(N.new('ShaderNodeBump'), Strength=.35, Distance=.012)
    L.new(soft.outputs['Fac'], b2.inputs['Height']); L.new(b2.outputs[0], b.inputs['Normal'])
    L.new(b.outputs[0], p.inputs['Normal']); L.new(p.outputs[0], out.inputs[0])
    return m


def simple(name, color, rough=.5, metal=0, spec=.5, **kw):
    m, nt, N, L, out = _new(name)
    p = _set(N.new('ShaderNodeBsdfPrincipled'), Base_Color=color, Roughness=rough, Metallic=metal, Specular=spec, **kw)
    L.new(p.outputs[0], out.inputs[0]); return m


def thin(name, color, back=None, trans=.45, rough=.5, gloss=.25):
    """Leaf / petal / paper: diffuse + translucent + a whisper of gloss, a paler back side."""
    m, nt, N, L, out = _new(name)
    back = back or color
    geo = N.new('ShaderNodeNewGeometry'); mixc = N.new('ShaderNodeMix'); mixc.data_type = 'RGBA'
    mixc.inputs[6].default_value = (*color, 1); mixc.inputs[7].default_value = (*back, 1)
    L.new(geo.outputs['Backfacing'], mixc.inputs[0])
    p = _set(N.new('ShaderNodeBsdfPrincipled'), Roughness=rough, Specular=gloss)
    t = N.new('ShaderNodeBsdfTranslucent')
    L.new(mixc.outputs[2], p.inputs['Base Color']); L.new(mixc.outputs[2], t.inputs['Color'])
    mx = N.new('ShaderNodeMixShader'); mx.inputs[0].default_value = trans
    L.new(p.outputs[0], mx.inputs[1]); L.new(t.outputs[0], mx.inputs[2]); L.new(mx.outputs[0], out.inputs[0])
    return m


def glass(name, color=(1, 1, 1), ior=1.45, rough=0.0, shadow=.9):
    """Glass that lets shadow rays through (no caustic noise)."""
    m, nt, N, L, out = _new(name)
    g = _set(N.new('ShaderNodeBsdfGlass'), Color=color, Roughness=rough, IOR=ior)
    t = N.new('ShaderNodeBsdfTransparent'); t.inputs[0].default_value = (*[c * shadow for c in color], 1)
    lp = N.new('ShaderNodeLightPath'); mx = N.new('ShaderNodeMixShader')
    mxx = N.new('ShaderNodeMath'); mxx.operation = 'MAXIMUM'
    L.new(lp.outputs['Is Shadow Ray'], mxx.inputs[0]); L.new(lp.outputs['Is Diffuse Ray'], mxx.inputs[1])
    L.new(mxx.outputs[0], mx.inputs[0]); L.new(g.outputs[0], mx.inputs[1]); L.new(t.outputs[0], mx.inputs[2])
    L.new(mx.outputs[0], out.inputs[0]); return m


def emit(name, color, strength):
    m, nt, N, L, out = _new(name)
    e = _set(N.new('ShaderNodeEmission'), Color=color, Strength=strength)
    L.new(e.outputs[0], out.inputs[0]); m.cycles.sample_as_light = False; return m


def flame_mat(strength=40):
    """Candle flame: blue-dark root, white-gold heart, orange edge."""
    m, nt, N, L, out = _new('flame')
    tc = N.new('ShaderNodeTexCoord'); sep = N.new('ShaderNodeSeparateXYZ')
    L.new(tc.outputs['Generated'], sep.inputs[0])
    ramp = N.new('ShaderNodeValToRGB'); cr = ramp.color_ramp
    cr.elements[0].position = 0; cr.elements[0].color = (.25, .12, .06, 1)
    cr.elements[1].position = 1; cr.elements[1].color = (1, .35, .08, 1)
    for pos, c in ((.22, (1, .55, .2, 1)), (.45, (1, .78, .42, 1)), (.75, (1, .6, .22, 1))):
        e = cr.elements.new(pos); e.color = c
    L.new(sep.outputs[2], ramp.inputs[0])
    lw = N.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .35
    inv = N.new('ShaderNodeMath'); inv.operation = 'SUBTRACT'; inv.inputs[0].default_value = 1.15
    L.new(lw.outputs['Facing'], inv.inputs[1])
    mul = N.new('ShaderNodeMath'); mul.operation = 'MULTIPLY'; mul.inputs[1].default_value = strength
    L.new(inv.outputs[0], mul.inputs[0])
    e = N.new('ShaderNodeEmission'); L.new(ramp.outputs[0], e.inputs[0]); L.new(mul.outputs[0], e.inputs[1])
    L.new(e.outputs[0], out.inputs[0]); m.cycles.sample_as_light = False; return m


def wax(name, color=(.86, .8, .68), glow=1.2, h0=.8):
    """Candle wax; the top glows from the flame."""
    m, nt, N, L, out = _new(name)
    p = _set(N.new('ShaderNodeBsdfPrincipled'), Base_Color=color, Roughness=.45, Specular=.35)
    tc = N.new('ShaderNodeTexCoord'); sep = N.new('ShaderNodeSeparateXYZ'); L.new(tc.outputs['Generated'], sep.inputs[0])
    mr = N.new('ShaderNodeMapRange'); mr.inputs[1].default_value = h0; mr.inputs[2].default_value = 1
    mr.interpolation_type = 'SMOOTHSTEP'; mr.inputs[3].default_value = 0; mr.inputs[4].default_value = glow
    L.new(sep.outputs[2], mr.inputs[0])
    p.inputs['Emission'].default_value = (1, .48, .16, 1); L.new(mr.outputs[0], p.inputs['Emission Strength'])
    L.new(p.outputs[0], out.inputs[0]); m.cycles.sample_as_light = False; return m

# ------------------------------------------------------------------- geometry
def mesh_obj(name, verts, faces, mats=(), midx=None, smooth=True, link=True):
    me = bpy.data.meshes.new(name); me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    for m in mats: me.materials.append(m)
    if midx is not None: me.polygons.foreach_set('material_index', np.asarray(midx, np.int32))
    if smooth: me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.update()
    ob = bpy.data.objects.new(name, me)
    if link: bpy.context.collection.objects.link(ob)
    return ob


def inst(ob, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, matrix=None):
    o = bpy.data.objects.new(ob.name, ob.data); bpy.context.collection.objects.link(o)
    if matrix is not None: o.matrix_world = matrix
    else:
        o.location = loc; o.rotation_euler = rot
        o.scale = (scale,) * 3 if not hasattr(scale, '__len__') else scale
    return o


def lathe(name, prof, mat, seg=64, loc=(0, 0, 0), smooth=True, link=True):
    """prof: [(r,z)...]; revolve round Z."""
    prof = np.array(prof, float); n = len(prof); V = []; F = []
    for i in range(seg):
        a = 2 * math.pi * i / seg
        for r, z in prof: V.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(seg):
        j = (i + 1) % seg
        for k in range(n - 1):
            F.append((i * n + k, j * n + k, j * n + k + 1, i * n + k + 1))
    o = mesh_obj(name, V, F, [mat] if mat else [], smooth=smooth, link=link); o.location = loc
    o.data.use_auto_smooth = True; o.data.auto_smooth_angle = .75
    return o


def spline(pts, n=60):
    """Catmull-Rom through 2D/3D points."""
    P = np.array(pts, float); P = np.vstack([2 * P[0] - P[1], P, 2 * P[-1] - P[-2]])
    out = []; seg = len(P) - 3
    for t in np.linspace(0, seg, n):
        i = min(int(t), seg - 1); u = t - i; a, b, c, d = P[i:i + 4]
        out.append(.5 * ((2 * b) + (-a + c) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (-a + 3 * b - 3 * c + d) * u ** 3))
    return np.array(out)


def box(name, size, loc, mat, bevel=.01, rot=(0, 0, 0)):
    bpy.ops.mesh.primitive_cube_add(size=1, location=loc, rotation=rot)
    o = bpy.context.object; o.name = name; o.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    if bevel:
        b = o.modifiers.new('b', 'BEVEL'); b.width = bevel; b.segments = 3
        o.data.use_auto_smooth = True
    for p in o.data.polygons: p.use_smooth = bool(bevel)
    o.data.materials.append(mat); return o


def tube(pts, rad, seg=6):
    """(verts, faces) of a tube; rad scalar or per-point."""
    P = np.array(pts, float); n = len(P); rad = np.broadcast_to(np.asarray(rad, float), (n,))
    T = np.gradient(P, axis=0); T /= np.linalg.norm(T, axis=1)[:, None] + 1e-9
    up = np.array([0.13, .21, 1.0]); V = []
    for i in range(n):
        a = np.cross(T[i], up); a /= np.linalg.norm(a) + 1e-9; b = np.cross(T[i], a)
        for k in range(seg):
            an = 2 * math.pi * k / seg; V.append(P[i] + rad[i] * (math.cos(an) * a + math.sin(an) * b))
    F = [(i * seg + k, i * seg + (k + 1) % seg, (i + 1) * seg + (k + 1) % seg, (i + 1) * seg + k)
         for i in range(n - 1) for k in range(seg)]
    return V, F


class Geo:
    """Accumulates many parts into one mesh (fast) with material indices."""
    def __init__(s): s.V = []; s.F = []; s.M = []; s.n = 0
    def add(s, V, F, mi=0):
        V = np.asarray(V, float); s.V.append(V); s.F += [tuple(i + s.n for i in f) for f in F]
        s.M += [mi] * len(F); s.n += len(V)
    def obj(s, name, mats, link=True):
        return mesh_obj(name, np.vstack(s.V), s.F, mats, s.M, link=link)


def leaf_geo(kind='olive', L=1.0, w=.1, nl=7, nw=2, fold=.25, curl=.2, twist=.0):
    V = []; F = []
    for i in range(nl + 1):
        t = i / nl
        if kind == 'olive': h = w * (math.sin(math.pi * t ** .8) ** .75 if 0 < t < 1 else 0)
        elif kind == 'euca': h = w * math.sqrt(max(0, 1 - (2 * t - 1) ** 2)) * (1.05 - .15 * t)
        elif kind == 'ovate': h = w * math.sin(math.pi * t ** .82) ** .8 if 0 < t < 1 else 0
        else: h = w * math.sin(math.pi * t ** .6) ** .9 if 0 < t < 1 else 0
        for j in range(-nw, nw + 1):
            x = h * j / nw; z = fold * abs(x) - curl * t * t
            tw = twist * t; V.append((x * math.cos(tw), t * L, z * L + x * math.sin(tw)))
    m = 2 * nw + 1
    F = [(i * m + j, i * m + j + 1, (i + 1) * m + j + 1, (i + 1) * m + j) for i in range(nl) for j in range(m - 1)]
    return np.array(V), F


def basis(d, roll=0., up=(0, 0, 1)):
    """3x3 with Y along d."""
    d = np.array(d, float); d /= np.linalg.norm(d) + 1e-9; u = np.array(up, float)
    if abs(d @ u) > .97: u = np.array([1., 0, 0])
    x = np.cross(d, u); x /= np.linalg.norm(x); z = np.cross(x, d)
    c, s = math.cos(roll), math.sin(roll)
    return np.column_stack([c * x + s * z, d, -s * x + c * z])


def branch(g, pts, kind='olive', leaf=.06, w=None, n=26, rad=.0025, mats=3, spread=.9, droop=0., r=rng, tip=True, start=.08):
    """Add one leafy branch to Geo g. Material slots: 0 = stem, 1..mats = leaf tones."""
    P = spline(pts, 40); T = np.gradient(P, axis=0); T /= np.linalg.norm(T, axis=1)[:, None]
    V, F = tube(P, np.linspace(rad, rad * .35, len(P))); g.add(V, F, 0)
    w = w or (.13 if kind == 'olive' else .42)
    for k in range(n):
        t = start + (1 - start) * (k + .5 * r.random()) / n; i = min(int(t * 39), 39)
        az = (k % 2) * math.pi + (k // 2) * 1.9 + r.uniform(-.5, .5)
        B = basis(T[i], az); side = B[:, 0]
        sp = spread * r.uniform(.7, 1.2); d = T[i] * math.cos(sp) + side * math.sin(sp); d = d + np.array([0, 0, -droop])
        s = leaf * r.uniform(.7, 1.15) * (1 - .45 * t ** 3) * (.75 + .25 * min(1, t * 5))
        LV, LF = leaf_geo(kind, 1, w * r.uniform(.85, 1.15), 6, 1 if kind == 'olive' else 2, r.uniform(.1, .5), r.uniform(-.12, .3), r.uniform(-.5, .5))
        R = basis(d, r.uniform(-.9, .9)); g.add(P[i] + (LV * s) @ R.T, LF, 1 + r.randrange(mats))
    if tip:
        LV, LF = leaf_geo(kind, 1, w, 6, 1); g.add(P[-1] + (LV * leaf * .7) @ basis(T[-1]).T, LF, 1)


def rose_geo(n=34, R=1.0, openness=1.0, ruffle=.05, r=rng, tones=3):
    """Garden rose / ranunculus: petals wrapped on the golden angle, opening outwards."""
    g = Geo(); nu, nv = 8, 8
    for k in range(n):
        o = k / (n - 1); th0 = k * 2.39996 + r.uniform(-.15, .15)
        Ln = R * (.42 + .62 * o ** .8) * r.uniform(.94, 1.06)
        tilt = openness * (.02 + 1.15 * o ** 1.35); base = .05 * R + .06 * R * o
        W = R * (.24 + .42 * o) * r.uniform(.9, 1.1); ph = r.uniform(0, 6.28); curl = r.uniform(.5, 1.1) * (.25 + .75 * o)
        V = []; rr = base; z = -.28 * R * o ** 1.5; prof = []
        for i in range(nv + 1):
            v = i / nv; a = tilt + .75 * (1 - v) ** 2 * (.4 + .6 * o) - .35 * math.sin(math.pi * v) + curl * v ** 5
            prof.append((rr, z)); rr += Ln / nv * math.sin(a); z += Ln / nv * math.cos(a)
        for i, (rr, z) in enumerate(prof):
            v = i / nv; wd = W * (math.sin(math.pi * (.12 + .8 * v) ** .9) ** .6) * (1 if v < .8 else 1 - .35 * ((v - .8) / .2) ** 2)
            da = min(wd / max(rr, .04 * R), 1.9)
            for j in range(nu + 1):
                u = 2 * j / nu - 1; th = th0 + u * da
                ru = 1 + ruffle * v ** 3 * math.sin(3.2 * u + ph) * (.5 + o)
                dz = -.10 * Ln * abs(u) ** 2.4 * v + ruffle * .6 * R * v ** 4 * math.sin(5 * u + ph)
                r2 = rr * ru + .004 * R * k / n
                V.append((r2 * math.cos(th), r2 * math.sin(th), z + dz))
        m = nu + 1
        F = [(i * m + j, i * m + j + 1, (i + 1) * m + j + 1, (i + 1) * m + j) for i in range(nv) for j in range(nu)]
        g.add(V, F, min(tones - 1, int((1 - o) ** 1.3 * tones)))
    return g


def blossom_geo(R=1.0, n=5, r=rng):
    """Orange blossom: five thick petals and a tuft of stamens. slots 0 petal, 1 stamen"""
    g = Geo()
    for k in range(n):
        LV, LF = leaf_geo('euca', 1, .33, 6, 2, -.25, .0)
        LV[:, 2] += .35 * LV[:, 1] - .45 * LV[:, 1] ** 2 + r.uniform(-.05, .05)
        a = 2 * math.pi * k / n + r.uniform(-.1, .1); c, s = math.cos(a), math.sin(a)
        g.add(np.column_stack([c * LV[:, 0] - s * LV[:, 1], s * LV[:, 0] + c * LV[:, 1], LV[:, 2]]) * R, LF, 0)
    for k in range(14):
        a = r.uniform(0, 6.28); d = np.array([.28 * math.cos(a), .28 * math.sin(a), .5]) * R * r.uniform(.7, 1)
        V, F = tube([(0, 0, 0), d * .5, d], [.018 * R, .018 * R, .04 * R], 5); g.add(V, F, 1)
    return g

# ----------------------------------------------------------- scene furniture
def taper(loc, h=.28, r=.011, M=None, light=1.6, lean=0.0, lit=True, flame=.034, lrad=.02, col=(1, .52, .2)):
    """Taper candle with flame and its own small light. M: dict(wax, flame, wick)."""
    x, y, z = loc
    prof = [(0, 0), (r, 0), (r * .98, h * .5), (r * .86, h * .985), (r * .6, h), (r * .3, h * .994), (0, h * .99)]
    c = lathe('taper', prof, M['wax'], 32, loc)
    V, F = tube([(0, 0, h * .99), (0, 0, h + .006), (.0015, 0, h + .01)], .0009, 6)
    mesh_obj('wick', V, F, [M['wick']]).location = loc
    if lit:
        f = flame
        fp = spline([(0.0001, 0), (.13 * f, .1 * f), (.17 * f, .28 * f), (.10 * f, .62 * f), (.03 * f, .88 * f), (0.0001, f)], 24)
        fl = lathe('flame', fp, M['flame'], 24, (x, y, z + h + .003))
        fl.visible_shadow = False; fl.visible_diffuse = False; fl.rotation_euler = (rng.uniform(-.06, .06), rng.uniform(-.06, .06), 0)
        if light <= 0: return c
        li = bpy.data.lights.new('cl', 'POINT'); li.energy = light; li.color = col; li.shadow_soft_size = lrad
        lo = bpy.data.objects.new('cl', li); lo.location = (x, y, z + h + .022); bpy.context.collection.objects.link(lo)
        lo.visible_glossy = False; lo.visible_transmission = False
    return c


def holder(loc, h=.05, mat=None, r=.045):
    prof = spline([(0.0001, 0), (r, 0), (r * 1.02, .004), (r * .8, .008), (.012, .013), (.007, h * .5), (.009, h * .78), (.017, h * .86), (.018, h), (.0125, h + .001), (.0123, h - .015), (0.0001, h - .015)], 70)
    return lathe('holder', prof, mat, 48, loc)


def wine_glass(loc, mat, H=.22, R=.042, wine=None, fill=.0, wmat=None):
    z0 = H * .47
    outer = spline([(0.0001, 0), (R * .85, .001), (R * .86, .003), (.008, .009), (.0042, .03), (.0038, z0 * .8), (.008, z0 * .97), (R * .62, z0 + .02), (R * .98, z0 + .055), (R * .98, H * .8), (R * .86, H)], 90)
    inner = spline([(R * .85, H), (R * .965, H * .8), (R * .965, z0 + .055), (R * .6, z0 + .0215), (.006, z0 + .006), (0.0001, z0 + .004)], 60)
    o = lathe('wineglass', np.vstack([outer, inner]), mat, 72, loc)
    if fill: _liquid(inner, z0, H, fill, wmat, loc)
    return o


def _liquid(inner, z0, H, fill, wmat, loc):
    lev = z0 + (H - z0) * fill; P = [p for p in inner[::-1] if p[1] < lev]
    P = np.array(P); P[:, 0] = np.maximum(P[:, 0] - .0006, .0001)
    prof = np.vstack([P, [(P[-1, 0], lev), (P[-1, 0] * .97, lev - .0008), (.0001, lev - .001)]])
    return lathe('liquid', prof, wmat, 72, loc)


def coupe(loc, mat, H=.16, R=.052, fill=.0, wmat=None):
    z0 = H * .6
    outer = spline([(0.0001, 0), (R * .72, .001), (R * .73, .0028), (.008, .008), (.0038, .03), (.0034, z0 * .85), (.007, z0 * .99), (R * .5, z0 + .012), (R * .9, z0 + .032), (R, H)], 90)
    inner = spline([(R * .985, H), (R * .885, z0 + .033), (R * .49, z0 + .0135), (.006, z0 + .004), (0.0001, z0 + .0035)], 60)
    o = lathe('coupe', np.vstack([outer, inner]), mat, 80, loc)
    if fill: _liquid(inner, z0, H, fill, wmat, loc)
    return o


def plate(loc, mat, R=.135, rim=None):
    prof = spline([(0.0001, .003), (R * .62, .003), (R * .7, .006), (R * .97, .016), (R, .0175), (R * .995, .0195), (R * .68, .0095), (R * .6, .0068), (0.0001, .0065)], 60)
    return lathe('plate', prof, mat, 96, loc)

# ------------------------------------------------------------- camera & light
def camera(loc, target, lens=50, fstop=None, focus=None, shift=(0, 0), blades=0):
    c = bpy.data.cameras.new('cam'); o = bpy.data.objects.new('cam', c); bpy.context.collection.objects.link(o)
    o.location = loc; o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    c.lens = lens; c.shift_x, c.shift_y = shift; c.clip_end = 500
    if fstop:
        c.dof.use_dof = True; c.dof.aperture_fstop = fstop; c.dof.aperture_blades = blades
        f = Vector(focus if focus is not None else target)
        fwd = o.rotation_euler.to_matrix() @ Vector((0, 0, -1)); c.dof.focus_distance = (f - Vector(loc)).dot(fwd)
    bpy.context.scene.camera = o; return o


def sun(direction, strength=4, color=(1, .86, .7), angle=1.2):
    """direction: the way the light travels."""
    l = bpy.data.lights.new('sun', 'SUN'); l.energy = strength; l.color = color; l.angle = math.radians(angle)
    o = bpy.data.objects.new('sun', l); bpy.context.collection.objects.link(o)
    o.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler(); return o


def area(loc, target, size, power, color=(1, 1, 1), sy=None, cam=False, spread=None):
    l = bpy.data.lights.new('area', 'AREA'); l.energy = power; l.color = color; l.size = size
    if sy: l.shape = 'RECTANGLE'; l.size_y = sy
    if spread: l.spread = math.radians(spread)
    o = bpy.data.objects.new('area', l); bpy.context.collection.objects.link(o); o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler(); o.visible_camera = cam; return o


def world(stops, strength=1.0):
    """Vertical gradient sky: stops [(elev -1..1 mapped 0..1, rgb)]"""
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True
    nt = w.node_tree; nt.nodes.clear(); N, L = nt.nodes, nt.links
    tc = N.new('ShaderNodeTexCoord'); sep = N.new('ShaderNodeSeparateXYZ'); L.new(tc.outputs['Generated'], sep.inputs[0])
    mr = N.new('ShaderNodeMapRange'); mr.inputs[1].default_value = -1; mr.inputs[2].default_value = 1; L.new(sep.outputs[2], mr.inputs[0])
    ramp = N.new('ShaderNodeValToRGB'); cr = ramp.color_ramp
    while len(cr.elements) > 1: cr.elements.remove(cr.elements[0])
    for i, (p, c) in enumerate(stops):
        e = cr.elements[0] if i == 0 else cr.elements.new(p); e.position = p; e.color = (*c, 1)
    L.new(mr.outputs[0], ramp.inputs[0])
    bg = N.new('ShaderNodeBackground'); bg.inputs[1].default_value = strength; L.new(ramp.outputs[0], bg.inputs[0])
    out = N.new('ShaderNodeOutputWorld'); L.new(bg.outputs[0], out.inputs[0])


def leaf_mats(base=('#5d6b46', '#74805a', '#4c5a3c'), back='#a9b095', trans=.35):
    return [simple('stem', srgb('#5b4a35'), .8, spec=.2)] + [thin('leaf%d' % i, srgb(c), srgb(back), trans, .42, .4) for i, c in enumerate(base)]

# --------------------------------------------------------------------- render
def render(name, aspect=1.6, clamp=6, bounces=8, tb=24):
    """Writes NAME.npz: `rgb` in linear light with the guides `alb` and `nrm` of the denoiser."""
    s = bpy.context.scene; w = int(ARGS['w']); h = int(round(w / aspect))
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = w, h, 100
    c = s.cycles; c.device = 'CPU'; c.samples = int(ARGS['spp']); c.use_denoising = False
    c.use_adaptive_sampling = True; c.adaptive_threshold = float(ARGS.get('thr', .012)); c.adaptive_min_samples = max(16, int(ARGS['spp']) // 5)
    c.sample_clamp_indirect = clamp; c.sample_clamp_direct = 0; c.blur_glossy = .6
    c.max_bounces = bounces; c.diffuse_bounces = 4; c.glossy_bounces = 5; c.transmission_bounces = 10; c.transparent_max_bounces = tb
    c.caustics_reflective = c.caustics_refractive = False; c.seed = int(ARGS.get('seed', 0))
    s.view_settings.view_transform = 'Raw' if False else 'Standard'; s.render.film_transparent = False
    s.render.threads_mode = 'FIXED'; s.render.threads = int(ARGS.get('threads', 2)); s.render.use_persistent_data = False
    bpy.context.view_layer.cycles.denoising_store_passes = True
    s.use_nodes = True; nt = s.node_tree; nt.nodes.clear(); rl = nt.nodes.new('CompositorNodeRLayers'); fo = nt.nodes.new('CompositorNodeOutputFile')
    if 'border' in ARGS:
        s.render.use_border = True; s.render.use_crop_to_border = False
        s.render.border_min_x, s.render.border_max_x, s.render.border_min_y, s.render.border_max_y = [float(v) for v in ARGS['border'].split(',')]; name += '_patch'
    os.makedirs(ARGS['out'], exist_ok=True); tmp = f"{os.path.abspath(ARGS['out'])}/"; fo.base_path = tmp; tag = f'_{name}_'; fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'; fo.format.color_mode = 'RGB'
    fo.file_slots.clear(); keys = (('rgb', 'Image'), ('alb', 'Denoising Albedo'), ('nrm', 'Denoising Normal'))
    for k, sock in keys: fo.file_slots.new(tag + k); nt.links.new(rl.outputs[sock], fo.inputs[-1])
    t0 = time.time(); bpy.ops.render.render(); out = {}
    for k, _ in keys:
        p = f'{tmp}{tag}{k}{s.frame_current:04d}.exr'; im = bpy.data.images.load(p, check_existing=False); im.colorspace_settings.name = 'Non-Color'
        a = np.empty(w * h * 4, np.float32); im.pixels.foreach_get(a); out[k] = a.reshape(h, w, 4)[::-1, :, :3].copy(); os.remove(p)
    np.savez(f"{ARGS['out']}/{name}.npz", **out); print(f'RENDERED {name} {w}x{h} in {time.time()-t0:.0f}s', flush=True)
