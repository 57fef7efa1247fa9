import type { Furniture, Place } from '../../src/content/day-plan-schema.ts';
import { numbersOf, type ViewBox } from './logos.ts';
import type { Size } from './pictures/master.ts';

/** Draws the furniture of the plan of a day as SVG, seen from above. All lengths are centimetres, as planners use them. */

/** The width of a guest at a long table, and the diameter of a round table for each of its guests. */
const LONG_SEAT = 60;
const ROUND_SEAT = 18;
const TABLE_WIDTH = 100;
const HIGH_TABLE = 80;
/** From one table to the next: room for the chairs of both, and to pass between them. */
const BETWEEN = { long: 200, round: 150, high: 85 };
/** A chair in a row, the distance of rows, the aisle between the two halves, and the space before the first row. */
const ROW = { seat: 52, pitch: 90, aisle: 150, front: 290 };
/** How far the middle of a chair is from the edge of its table. */
const CHAIR = 32;
const BOARD = 62;

const DEFINITIONS =
  '<path id="chair" d="M-20-17h40V8q-20 24-40 0z" fill="currentColor" stroke="none"/>' +
  '<path id="leaf" d="M-17 0q17-11 34 0-17 10-34 0z" fill="currentColor" stroke="none"/>';
const CLOTH = 'fill="var(--amber)" fill-opacity=".24"';
const CANDLES = 'stroke="var(--amber)" stroke-width="19"';

/** Equal pieces of furniture, and the ground that each needs. */
interface Pieces extends Size {
  count: number;
  svg: string;
  /** By how many degrees each may be turned. */
  turn?: number;
  /** Stands at the front edge of its place, not in the middle. */
  isInFront?: boolean;
}

/** How many guests can sit, if they sit. */
export function seatsOf(furniture: Furniture): number | undefined {
  if ('rows' in furniture) return furniture.rows * furniture.chairs;
  if ('longTables' in furniture) return furniture.longTables * furniture.seats;
  if ('roundTables' in furniture) return furniture.roundTables * furniture.seats;
  return undefined;
}

/** Whether a place is within the drawing. Furniture beyond its edge would appear in the picture for another number of guests. */
export function isWithin(drawing: ViewBox, { middle, size, turn }: Place): boolean {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [width, height] = [size[0] * cos + size[1] * sin, size[0] * sin + size[1] * cos];
  const [x, y] = [middle[0] - drawing.x, middle[1] - drawing.y];
  // Half of it, less what rounding may cost.
  return (
    Math.min(x, drawing.width - x) > 0.499 * width &&
    Math.min(y, drawing.height - y) > 0.499 * height
  );
}

/** Draws furniture in its place. If the place is too small, returns a size that would do. `metre` is the length of a metre in the drawing. */
export function drawFurniture(
  furniture: Furniture,
  { middle, size, turn }: Place,
  metre: number,
  id: string,
): string | Size {
  const scale = metre / 100;
  const [width, height] = size.map((length) => length / scale) as [number, number];
  const pen = new Pen();
  const pieces = piecesOf(furniture, pen, id);
  const spots = spread(pieces, { width, height });
  if (!Array.isArray(spots)) return spots;
  const uses = spots.map(([x, y]) => use(id, x, y, pen.any(pieces.turn ?? 0)));
  return (
    `<g transform="translate(${middle.join(' ')}) rotate(${turn}) scale(${scale})">` +
    `<defs><g id="${id}">${pieces.svg}</g></defs>${uses.join('')}</g>`
  );
}

export const svgOf = (viewBox: ViewBox, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${numbersOf(viewBox)}" color="var(--on-dark)" fill="none" stroke="currentColor" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"><defs>${DEFINITIONS}</defs>${body}</svg>`;

function piecesOf(furniture: Furniture, pen: Pen, id: string): Pieces {
  if ('rows' in furniture) return rowsOfChairs(furniture.rows, furniture.chairs, pen, id);
  if ('longTables' in furniture) return longTables(furniture.longTables, furniture.seats, pen);
  if ('roundTables' in furniture) return roundTables(furniture.roundTables, furniture.seats, pen);
  if ('highTables' in furniture) return highTables(furniture.highTables, pen);
  return danceFloor(furniture.floor, pen);
}

/** Two halves with an aisle, before an arch of flowers. */
function rowsOfChairs(rows: number, chairs: number, pen: Pen, id: string): Pieces {
  const width = chairs * ROW.seat + ROW.aisle;
  const height = rows * ROW.pitch + ROW.front;
  const xOf = (chair: number) =>
    (chair - (chairs - 1) / 2) * ROW.seat + ((chair < chairs / 2 ? -1 : 1) * ROW.aisle) / 2;
  const row = count(chairs, (chair) => use('chair', xOf(chair), pen.any(2), pen.any(5)));
  const arch = -height / 2 + 40;
  const leaves = count(14, (leaf) =>
    use('leaf', -137 + 21 * leaf, arch + pen.any(8), pen.any(180)),
  );
  const flowers = `M-120 ${arch - 9}q110 26 240 14`;
  const svg =
    `<defs><g id="${id}-row">${row}</g></defs>` +
    count(rows, (at) => {
      const y = -height / 2 + ROW.front + (at + 0.5) * ROW.pitch;
      // Every other row is mirrored, so that a hand seems to have set them.
      return use(`${id}-row`, pen.any(3), y, 0, at % 2 ? ' scale(-1 1)' : '');
    }) +
    `<path d="${pen.line([-140, arch], [140, arch])}" stroke-width="17"/>${leaves}` +
    `<path d="${flowers}" stroke="var(--amber)" stroke-width="22" stroke-dasharray="0 47"/>`;
  return { count: 1, svg, width, height, isInFront: true };
}

function longTables(tables: number, seats: number, pen: Pen): Pieces {
  const perSide = Math.ceil(seats / 2);
  const length = perSide * LONG_SEAT + 20;
  const [x, y] = [TABLE_WIDTH / 2, length / 2];
  const chair = (at: number) => {
    const isLeft = at < perSide;
    const along = -y + 10 + LONG_SEAT * ((isLeft ? at : at - perSide) + 0.5) + pen.any(2);
    return use('chair', (isLeft ? -1 : 1) * (x + CHAIR), along, (isLeft ? 90 : -90) + pen.any(5));
  };
  const garland = count(Math.round(length / 34), (at) =>
    use('leaf', pen.any(9), -y + 26 + at * 34, 90 + (at % 2 ? 45 : -45) + pen.any(25)),
  );
  const svg =
    `<path d="M${-x} ${-y}h${2 * x}v${2 * y}h${-2 * x}z" ${CLOTH} stroke="none"/>` +
    `<path d="${pen.box(x, y)}"/>${garland}${count(seats, chair)}` +
    `<path d="M-18 ${-y + 60}V${y - 40}M19 ${-y + 130}V${y - 40}" ${CANDLES} stroke-dasharray="0 180"/>`;
  return { count: tables, svg, width: TABLE_WIDTH + BETWEEN.long, height: length + 100 };
}

function roundTables(tables: number, seats: number, pen: Pen): Pieces {
  const diameter = Math.max(120, seats * ROUND_SEAT);
  const radius = diameter / 2;
  const around = (at: number) => (2 * Math.PI * (at + 0.5)) / seats;
  const svg =
    `<path d="${pen.ring(radius)}" ${CLOTH}/>` +
    count(5, (leaf) => use('leaf', 0, 0, 72 * leaf + pen.any(14), ' translate(22)')) +
    `<path d="M0 0h0" ${CANDLES}/>` +
    count(seats, (at) => {
      const [x, y] = [Math.cos(around(at)), Math.sin(around(at))];
      const turn = (around(at) * 180) / Math.PI - 90 + pen.any(6);
      return use('chair', x * (radius + CHAIR), y * (radius + CHAIR), turn);
    });
  const side = diameter + BETWEEN.round;
  return { count: tables, svg, width: side, height: side, turn: 18 };
}

function highTables(tables: number, pen: Pen): Pieces {
  const side = HIGH_TABLE + BETWEEN.high;
  const svg = `<path d="${pen.ring(HIGH_TABLE / 2)}" ${CLOTH}/><path d="M0 0h0" ${CANDLES}/>`;
  return { count: tables, svg, width: side, height: side };
}

/** A round floor: rings of boards within a border. */
function danceFloor(squareMetres: number, pen: Pen): Pieces {
  const radius = 100 * Math.sqrt(squareMetres / Math.PI);
  const rings = Math.round(radius / BOARD);
  const depth = (radius - 28) / rings;
  const boards = count(rings, (ring) => {
    const middle = depth * (ring + 0.5);
    const length = (2 * Math.PI * middle) / Math.round(middle / 14);
    // The gaps between the boards are the dashes of a line as wide as the ring.
    return (
      `<path d="${pen.ring(depth * (ring + 1))}" stroke-width="7"/>` +
      `<path d="${pen.ring(middle)}" stroke-width="${depth.toFixed(1)}" stroke-linecap="butt" stroke-dasharray="6 ${(length - 6).toFixed(1)}" stroke-dashoffset="${40 * ring}"/>`
    );
  });
  const svg =
    `<path d="${pen.ring(radius)}" ${CLOTH} stroke-width="13"/>` +
    `<g stroke-opacity=".75">${boards}</g>`;
  return { count: 1, svg, width: 2 * radius, height: 2 * radius };
}

/** How much farther apart pieces stand where there is room. */
const MOST_AIR = 1.5;

/** The middles of the pieces, in rows that fill the place evenly. If the place is too small, the size of the rows that lack the least room. */
function spread(pieces: Pieces, place: Size): [x: number, y: number][] | Size {
  const grids = Array.from({ length: pieces.count }, (_, more) => {
    const columns = more + 1;
    const rows = Math.ceil(pieces.count / columns);
    const needed = { width: columns * pieces.width, height: rows * pieces.height };
    const across = place.width / needed.width;
    const along = place.height / needed.height;
    const empty = (columns * rows) / pieces.count;
    const unevenness = Math.abs(Math.log(across / along)) + empty;
    return { columns, rows, needed, across, along, fit: Math.min(across, along), unevenness };
  });
  const fitting = grids.filter(({ fit }) => fit >= 1);
  const [grid] = fitting.sort((one, other) => one.unevenness - other.unevenness);
  if (!grid) return grids.reduce((best, each) => (each.fit > best.fit ? each : best)).needed;
  const stepX = pieces.width * Math.min(MOST_AIR, grid.across);
  const stepY = pieces.height * Math.min(MOST_AIR, grid.along);
  return Array.from({ length: pieces.count }, (_, at) => {
    const row = Math.floor(at / grid.columns);
    const inRow = Math.min(grid.columns, pieces.count - row * grid.columns);
    const x = ((at % grid.columns) - (inRow - 1) / 2) * stepX;
    if (pieces.isInFront) return [x, (pieces.height - place.height) / 2];
    return [x, (row - (grid.rows - 1) / 2) * stepY];
  });
}

const count = (times: number, draw: (at: number) => string) =>
  Array.from({ length: times }, (_, at) => draw(at)).join('');

const point = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;

const use = (id: string, x: number, y: number, turn = 0, more = '') =>
  `<use href="#${id}" transform="translate(${point(x, y)})${turn ? ` rotate(${Math.round(turn)})` : ''}${more}"/>`;

/** A hand that is never quite exact, and always the same. */
class Pen {
  #state = 7;

  /** A number from -most to most. */
  any(most: number): number {
    this.#state = (this.#state * 16807) % 2147483647;
    return ((this.#state / 2147483647) * 2 - 1) * most;
  }

  line([x1, y1]: [number, number], [x2, y2]: [number, number]): string {
    const middle = point((x1 + x2) / 2 + this.any(6), (y1 + y2) / 2 + this.any(6));
    return `M${point(x1, y1)}Q${middle} ${point(x2, y2)}`;
  }

  /** Four lines that cross at the corners. */
  box(x: number, y: number): string {
    const out = () => 6 + Math.abs(this.any(9));
    return [
      this.line([-x - out(), -y], [x + out(), -y]),
      this.line([x, -y - out()], [x, y + out()]),
      this.line([x + out(), y], [-x - out(), y]),
      this.line([-x, y + out()], [-x, -y - out()]),
    ].join('');
  }

  /** A circle around 0, 0. */
  ring(radius: number): string {
    const corners = Array.from({ length: 12 }, (_, at): [number, number] => {
      const [angle, length] = [(Math.PI * at) / 6, radius * 1.01 + this.any(2)];
      return [Math.cos(angle) * length, Math.sin(angle) * length];
    });
    const [last = [0, 0], first = [0, 0]] = [corners.at(-1), corners[0]];
    const middle = ([x1, y1]: number[], [x2, y2]: number[]) =>
      point(((x1 ?? 0) + (x2 ?? 0)) / 2, ((y1 ?? 0) + (y2 ?? 0)) / 2);
    const curves = corners.map((corner, at) => {
      const next = corners[at + 1] ?? first;
      return `Q${point(...corner)} ${middle(corner, next)}`;
    });
    return `M${middle(last, first)}${curves.join('')}z`;
  }
}
