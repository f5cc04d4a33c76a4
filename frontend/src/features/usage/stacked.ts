/** A part of what is drawn one upon the other. */
export interface Layer {
  readonly key: string;
  readonly label: string;
  /** A tone of the theme's `avatars` palette: eight colours that can be told apart, with enough contrast. */
  readonly colour: (typeof LAYER_COLOURS)[number];
}

/** Bytes of each layer on a day (`YYYY-MM-DD`) or in a month (`YYYY-MM`). */
export interface StackedRow {
  readonly date: string;
  readonly bytes: Readonly<Record<string, number>>;
}

export const LAYER_COLOURS = [
  'tone0',
  'tone4',
  'tone5',
  'tone1',
  'tone3',
  'tone6',
  'tone7',
  'tone2',
] as const;

export const sumOfRow = ({ bytes }: StackedRow, layers: readonly Layer[]): number =>
  layers.reduce((sum, { key }) => sum + (bytes[key] ?? 0), 0);

const STEP = 1024;
const STEPS = 4;

/** Ticks of an axis of bytes, from 0 to at least the highest sum, at round numbers of their unit. */
export function byteTicks(highest: number): number[] {
  let unit = 1;
  while (highest / unit > STEP) unit *= STEP;
  const rough = Math.max(1, highest / unit) / STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const round = [1, 2, 5, 10].find((each) => each * power >= rough) ?? 10;
  const step = round * power * unit;
  return Array.from({ length: STEPS + 1 }, (_, at) => at * step);
}
