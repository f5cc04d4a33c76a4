import { LIST_FIELDS, type ListField } from '#frontend/src/lib/lists/headings.ts';
import type { DoubtfulCell, ListRow } from '#frontend/src/lib/lists/read-list.ts';
import { spoiltBy } from '#frontend/src/lib/lists/spoilt.ts';
import { schoolCountry } from '#frontend/src/lib/session.ts';
import { checkImportCells } from '#shared/leads/import-cells.ts';
import { mayBePhone } from '#shared/people/phones.ts';

export type LeadField = Exclude<ListField, 'gender' | 'account'>;
/** The fields that are taken from a list, as they stand in the preview. */
export const LEAD_FIELDS = LIST_FIELDS.filter(
  (field): field is LeadField => field !== 'gender' && field !== 'account',
);
export type LeadCells = Readonly<Record<LeadField, string>>;

export interface Problem {
  readonly field: string;
  readonly rule: string;
  /** The server's; our own rules get their text where they are shown. */
  readonly message?: string;
}

/** A lead to be added. The key is kept when the row is sent again, so that nothing is added twice. */
export interface ImportRow {
  readonly key: string;
  readonly cells: LeadCells;
  readonly doubts: readonly DoubtfulCell<LeadField>[];
  readonly added: boolean;
  readonly refused: readonly Problem[];
}

export const newRow = ({ cells, doubts }: ListRow<LeadField>): ImportRow => ({
  key: crypto.randomUUID(),
  cells,
  doubts,
  added: false,
  refused: [],
});

function phoneProblem(phone: string): Problem[] {
  if (phone.trim() === '') return [{ field: 'phone', rule: 'blank' }];
  return mayBePhone(phone, schoolCountry()) ? [] : [{ field: 'phone', rule: 'invalid' }];
}

/** The problems of a row by itself, which the server would refuse it for. */
export function problemsOf(cells: LeadCells): Problem[] {
  const spoilt = LEAD_FIELDS.flatMap((field): Problem[] => {
    const rule = spoiltBy(field, cells[field]);
    return rule ? [{ field, rule }] : [];
  });
  const told = new Set(spoilt.map(({ field }) => field));
  const others = [...checkImportCells(cells).errors, ...phoneProblem(cells.phone)];
  return [...spoilt, ...others.filter(({ field }) => !told.has(field))];
}

/** A row with another value in a cell; what was said of that cell is over. */
export const mended = (row: ImportRow, field: LeadField, value: string): ImportRow => ({
  ...row,
  cells: { ...row.cells, [field]: value },
  doubts: row.doubts.filter((doubtful) => doubtful.field !== field),
  refused: row.refused.filter((problem) => problem.field !== field),
});

const comparable = (phone: string): string => phone.replace(/\D/g, '');

/** Keys of rows whose phone another row above has too. */
export function repeatedPhones(rows: readonly ImportRow[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { key, cells } of rows) {
    const phone = comparable(cells.phone);
    if (phone && seen.has(phone)) repeated.add(key);
    seen.add(phone);
  }
  return repeated;
}
