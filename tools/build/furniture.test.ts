import { expect, test } from 'vitest';
import type { Furniture, Place } from '../../src/content/day-plan-schema.ts';
import { drawFurniture, seatsOf, svgOf } from './furniture.ts';

const ROOM: Place = { middle: [1500, 1500], size: [3000, 3000], turn: 0 };

const draw = (furniture: Furniture, place = ROOM) => drawFurniture(furniture, place, 100, 'piece');
const drawn = (furniture: Furniture) => String(draw(furniture));

/** Counts the uses of a shape, within the groups that are used too. */
function countOf(shape: string, svg: string): number {
  const groups = new Map<string, string>();
  let rest = svg;
  // The innermost groups first: they contain no others.
  for (let found = true; found; ) {
    found = false;
    rest = rest.replace(
      /<defs><g id="([\w-]+)">((?:(?!<defs>)[\s\S])*?)<\/g><\/defs>/,
      (_, id, body) => {
        groups.set(id, body);
        found = true;
        return '';
      },
    );
  }
  const usesIn = (body: string): number =>
    [...body.matchAll(/<use href="#([\w-]+)"/g)].reduce(
      (sum, [, id = '']) => sum + (id === shape ? 1 : usesIn(groups.get(id) ?? '')),
      0,
    );
  return usesIn(rest);
}

test('U-24: as many chairs are drawn as the furniture has seats', () => {
  const all: [Furniture, number][] = [
    [{ rows: 5, chairs: 6 }, 30],
    [{ rows: 3, chairs: 7 }, 21],
    [{ longTables: 1, seats: 30 }, 30],
    [{ longTables: 4, seats: 19 }, 76],
    [{ roundTables: 15, seats: 10 }, 150],
    [{ roundTables: 2, seats: 7 }, 14],
  ];
  for (const [furniture, seats] of all) {
    expect(seatsOf(furniture)).toBe(seats);
    expect(countOf('chair', drawn(furniture)), JSON.stringify(furniture)).toBe(seats);
  }
  expect(seatsOf({ highTables: 8 })).toBeUndefined();
  expect(countOf('chair', drawn({ highTables: 8 }))).toBe(0);
  expect(countOf('piece', drawn({ highTables: 8 }))).toBe(8);
});

test('U-24: furniture that does not fit its place is not drawn, but measured', () => {
  // A round table for 10 is 1.8 m wide, with 1.5 m to the next.
  const place = (width: number) => ({ ...ROOM, size: [width, 330] as const });
  expect(draw({ roundTables: 4, seats: 10 }, place(1320))).toEqual(expect.any(String));
  expect(draw({ roundTables: 4, seats: 10 }, place(1319))).toEqual({ width: 1320, height: 330 });
  expect(draw({ rows: 31, chairs: 10 })).toEqual({ width: 670, height: 3080 });
  const diameter = expect.closeTo(3191.5, 1);
  expect(draw({ floor: 800 })).toEqual({ width: diameter, height: diameter });
});

test('U-24: furniture stands in its place, in the scale and the direction of the drawing', () => {
  const place = { middle: [40, 60], size: [30, 30], turn: -90 } as const;
  const drawn = drawFurniture({ highTables: 1 }, place, 5, 'piece');
  expect(drawn).toMatch(/^<g transform="translate\(40 60\) rotate\(-90\) scale\(0\.05\)">/);
  expect(drawn).toContain('<use href="#piece" transform="translate(0 0)"/>');
});

test('the same furniture is always drawn in the same way, so that its file keeps its name', () => {
  const furniture = { roundTables: 3, seats: 10 };
  expect(draw(furniture)).toBe(draw(furniture));
  expect(svgOf({ x: 0, y: 0, width: 10, height: 40 }, 'body')).toMatch(
    /viewBox="0 0 10 40".*body<\/svg>$/,
  );
});
