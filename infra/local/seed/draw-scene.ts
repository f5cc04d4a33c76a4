import { crc32, deflateSync } from 'node:zlib';

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: string;
}
interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

/** A simple picture: a sky with a gradient, and shapes, the last one in front. */
export interface Scene {
  readonly sky: readonly [top: string, bottom: string];
  readonly shapes: readonly (Disc | Block)[];
}

/** As large as the stage of Scratch. */
export const STAGE = { width: 480, height: 360 } as const;
/** Factor by which pictures are smaller than the stage. */
const SCALE = 2;

type Rgb = readonly [red: number, green: number, blue: number];

const parse = (colour: string): Rgb => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const covers = (shape: Disc | Block, x: number, y: number): boolean =>
  'radius' in shape
    ? (x - shape.x) ** 2 + (y - shape.y) ** 2 <= shape.radius ** 2
    : x >= shape.x && x < shape.x + shape.width && y >= shape.y && y < shape.y + shape.height;

/** Rows of pixels of a PNG: the filter (none), then red, green and blue of each pixel. */
function pixelsOf({ sky, shapes }: Scene, width: number, height: number): Buffer {
  const [top, bottom] = [parse(sky[0]), parse(sky[1])];
  const painted = shapes.map((shape) => ({ shape, rgb: parse(shape.colour) })).reverse();
  const rows = Buffer.alloc(height * (1 + width * 3));
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    const share = y / height;
    const background = top.map((from, index) => from + ((bottom[index] ?? from) - from) * share);
    at = rows.writeUInt8(0, at);
    for (let x = 0; x < width; x += 1) {
      const found = painted.find(({ shape }) => covers(shape, x * SCALE, y * SCALE));
      for (const part of found?.rgb ?? background) at = rows.writeUInt8(Math.round(part), at);
    }
  }
  return rows;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits for each of three colours. */
const TRUE_COLOUR = [8, 2, 0, 0, 0];

/** The scene as a small png. */
export function drawPng(scene: Scene): Buffer {
  const [width, height] = [STAGE.width / SCALE, STAGE.height / SCALE];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(TRUE_COLOUR, 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixelsOf(scene, width, height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const toSvg = (shape: Disc | Block): string =>
  'radius' in shape
    ? `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.radius}" fill="${shape.colour}"/>`
    : `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" fill="${shape.colour}"/>`;

/** The same as a backdrop. */
export function drawSvg({ sky: [top, bottom], shapes }: Scene): string {
  const { width, height } = STAGE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    ...shapes.map(toSvg),
    '</svg>',
  ].join('');
}
