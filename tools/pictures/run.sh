#!/bin/sh
# ./run.sh RECIPE WIDTH SAMPLES [option=value …] -> $OUT/RECIPE.png ; SCENE=… if the scene is called otherwise
cd "$(dirname "$0")"; O=${OUT:-./tests}; n=$1; w=$2; q=$3; shift 3
blender -b --python-exit-code 1 -P scene_${SCENE:-$n}.py -- w=$w spp=$q out=$O "$@" 2>&1 | grep -E "RENDERED|Error|error|line " ; /usr/bin/python3 post.py $n $O/$n.npz $O/$n.png
