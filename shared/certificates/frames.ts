import { type Frame, type Orientation, PAPER } from './design.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly tone: string;
}

type Point = readonly [x: number, y: number];

const GOLD = '#c99a2e';
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const rect = (inset: number, { width, height }: Sheet, style: string): string =>
  `<rect x="${inset}" y="${inset}" width="${width - inset * 2}" height="${height - inset * 2}" ${style}/>`;
const stroke = (colour: string, width: number): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}"`;

/** The four corners of a rectangle, each with the signs of the way into it. */
const corners = ({ width, height }: Sheet, inset: number) =>
  [
    [inset, inset, 1, 1],
    [width - inset, inset, -1, 1],
    [width - inset, height - inset, -1, -1],
    [inset, height - inset, 1, -1],
  ] as const;

/** A star around a point, with five points. */
function star([x, y]: Point, size: number): string {
  const points = range(10).map((index) => {
    const far = index % 2 === 0 ? size : size * 0.42;
    const angle = (Math.PI * index) / 5 - Math.PI / 2;
    return `${(x + far * Math.cos(angle)).toFixed(1)},${(y + far * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}"`;
}

/** Two lines, and an ornament in each corner. */
function classic(sheet: Sheet): string {
  const { tone } = sheet;
  const ornaments = corners(sheet, 130).map(
    ([x, y, right, down]) =>
      `<g transform="translate(${x} ${y}) scale(${right} ${down})"><path d="M0 210V0H210M0 150C70 150 150 70 150 0M40 40h70v70h-70z" ${stroke(GOLD, 9)}/><circle cx="75" cy="75" r="17" fill="${tone}"/></g>`,
  );
  return [rect(70, sheet, stroke(tone, 34)), rect(112, sheet, stroke(GOLD, 7)), ...ornaments].join(
    '',
  );
}

/** Bands across two corners. */
function ribbon(sheet: Sheet): string {
  const { width, height, tone } = sheet;
  const bands = (x: number, y: number, sign: 1 | -1) =>
    [
      [520, tone, 1],
      [400, GOLD, 1],
      [360, tone, 0.82],
    ]
      .map(
        ([size, colour, opacity]) =>
          `<path d="M${x} ${y}h${sign * Number(size)}L${x} ${y + sign * Number(size)}z" fill="${colour}" fill-opacity="${opacity}"/>`,
      )
      .join('');
  return [bands(0, 0, 1), bands(width, height, -1), rect(60, sheet, stroke(GOLD, 6))].join('');
}

/** A sea along the lower edge, and one above it. */
function waves(sheet: Sheet): string {
  const { width, height, tone } = sheet;
  const wave = (y: number, depth: number, opacity: number, edge: number) => {
    const half = width / 4;
    const line = range(4)
      .map((index) => `q${half / 2} ${index % 2 === 0 ? -depth : depth} ${half} 0`)
      .join('');
    return `<path d="M0 ${y}${line}V${edge}H0z" fill="${tone}" fill-opacity="${opacity}"/>`;
  };
  return [
    wave(170, 90, 0.35, 0),
    wave(110, 70, 1, 0),
    wave(height - 190, 110, 0.3, height),
    wave(height - 140, 90, 0.5, height),
    wave(height - 90, 70, 1, height),
  ].join('');
}

/** Stars around the edge, large and small. */
function stars(sheet: Sheet): string {
  const { width, height, tone } = sheet;
  const step = 165;
  const along = (length: number) => range(Math.floor((length - 160) / step) + 1);
  const start = (length: number) => (length - Math.floor((length - 160) / step) * step) / 2;
  const across = along(width).flatMap((index): Point[] => {
    const x = start(width) + index * step;
    return [
      [x, 80],
      [x, height - 80],
    ];
  });
  const down = along(height)
    .slice(1, -1)
    .flatMap((index): Point[] => {
      const y = start(height) + index * step;
      return [
        [80, y],
        [width - 80, y],
      ];
    });
  const all = [...across, ...down].map(
    (point, index) =>
      `${star(point, index % 3 === 0 ? 46 : 28)} fill="${Math.floor(index / 2) % 2 === 0 ? GOLD : tone}"/>`,
  );
  return [...all, rect(150, sheet, `${stroke(tone, 8)} rx="40"`)].join('');
}

/** Lines of a circuit board, from each corner. */
function circuit(sheet: Sheet): string {
  const { tone } = sheet;
  const paths: readonly (readonly [string, Point])[] = [
    ['M0 90H360l60 60H640', [640, 150]],
    ['M0 160H250l110 110H470', [470, 270]],
    ['M90 0V330l70 70V560', [160, 560]],
    ['M170 0V200l120 120V420', [290, 420]],
  ];
  const lines = corners(sheet, 0).map(([x, y, right, down]) => {
    const inside = paths
      .map(
        ([d, [cx, cy]]) =>
          `<path d="${d}" ${stroke(tone, 12)}/><circle cx="${cx}" cy="${cy}" r="24" fill="#ffffff" stroke="${GOLD}" stroke-width="12"/>`,
      )
      .join('');
    return `<g transform="translate(${x} ${y}) scale(${right} ${down})">${inside}</g>`;
  });
  return [...lines, rect(50, sheet, stroke(tone, 5))].join('');
}

const plain = (sheet: Sheet): string => rect(90, sheet, stroke(sheet.tone, 12));

const DRAWN: Readonly<Record<Frame, (sheet: Sheet) => string>> = {
  classic,
  ribbon,
  waves,
  stars,
  circuit,
  plain,
};

/** A frame as an SVG of A4, the same in the browser and on paper. */
export function frameSvg(frame: Frame, tone: string, orientation: Orientation): string {
  const { width, height } = PAPER[orientation];
  const sheet = { width, height, tone };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fffdf8"/>${DRAWN[frame](sheet)}</svg>`;
}
