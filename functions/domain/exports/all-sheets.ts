import type { SheetKind } from '#functions/domain/sheets/sheet-kind.ts';
import { SHEETS_OF_NOUNS } from './sheets.generated.ts';

type Noun = keyof typeof SHEETS_OF_NOUNS;

const FIRST: readonly Noun[] = [
  'schools',
  'people',
  'classes',
  'lessons',
  'records',
  'hours',
  'makeups',
  'tasks',
  'works',
  'reports',
  'forms',
  'documents',
  'feedback',
  'certificates',
  'equipment',
  'leads',
  'notices',
];
const LAST: readonly Noun[] = ['logs', 'storage'];

const sheetsOf = (nouns: readonly Noun[]): SheetKind[] =>
  nouns.flatMap((noun) => SHEETS_OF_NOUNS[noun]);
const placed: ReadonlySet<string> = new Set([...FIRST, ...LAST]);

/** All sheets of an export, in the order of the numbers that its files begin with. A new noun needs no line. */
export const SHEETS: readonly SheetKind[] = [
  ...sheetsOf(FIRST),
  ...Object.entries(SHEETS_OF_NOUNS).flatMap(([noun, sheets]) => (placed.has(noun) ? [] : sheets)),
  ...sheetsOf(LAST),
];
