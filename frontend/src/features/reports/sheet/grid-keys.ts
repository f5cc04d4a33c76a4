import { DIMENSIONS, type Dimension, type ReportTemplate } from '#shared/reports/fields.ts';
import { EVALUATION_PHRASES } from '#shared/teaching/fields.ts';
import type { Parts } from '../writing/report-values.ts';

export type Column = Dimension | 'phrase';

export interface Cell {
  readonly row: number;
  readonly column: number;
}

export const cellKey = ({ row, column }: Cell): string => `${row}-${column}`;

export const columnsOf = ({ dimensions, sections }: ReportTemplate): readonly Column[] => [
  ...(sections.includes('dimensions')
    ? DIMENSIONS.filter((name) => dimensions.includes(name))
    : []),
  'phrase',
];

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The cell that a key goes to; null for a key that does not move. */
export function moveOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  { row, column }: Cell,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): Cell | null {
  if (altKey) return null;
  const far = ctrlKey || metaKey;
  if (key === 'Home') return { row: far ? 0 : row, column: 0 };
  if (key === 'End') return { row: far ? rows - 1 : row, column: columns - 1 };
  const step = key === 'Enter' ? ([shiftKey ? -1 : 1, 0] as const) : STEPS[key];
  if (!step || far) return null;
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most - 1);
  return { row: within(row + step[0], rows), column: within(column + step[1], columns) };
}

const EMPTYING = new Set(['0', 'Backspace', 'Delete']);

/** The value from 0 to 5 that a key stands for; undefined for another key. `.` repeats the last report's. */
export function valueOfKey(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  last: number,
): number | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (/^[1-5]$/.test(key)) return Number(key);
  if (EMPTYING.has(key)) return 0;
  return key === '.' && last > 0 ? last : undefined;
}

/** A cell's value, 0 for none: of the phrases the first is 1. */
export const valueIn = (column: Column, { phrase, dimensions }: Parts): number =>
  column === 'phrase'
    ? ['', ...EVALUATION_PHRASES].indexOf(phrase ?? '')
    : (dimensions?.[column] ?? 0);

export const withValue = (column: Column, value: number, parts: Parts): Parts =>
  column === 'phrase'
    ? { phrase: EVALUATION_PHRASES[value - 1] ?? '' }
    : { dimensions: { ...NONE, ...parts.dimensions, [column]: value } };

const NONE = Object.fromEntries(DIMENSIONS.map((name) => [name, 0])) as Record<Dimension, number>;
