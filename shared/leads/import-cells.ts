import type * as z from 'zod';
import { LeadGuardian, LeadName, LeadText } from './fields.ts';

/** What a row of an import says, as texts; the phone is checked with the country of the school. */
const CELLS = [
  'name',
  'relation',
  'guardian',
  'birth',
  'age',
  'grade',
  'interest',
  'source',
  'referrer',
  'campaign',
  'remark',
] as const;
export type ImportCells = Readonly<Record<(typeof CELLS)[number], string>>;

/** Why a cell is refused: `blank`, a rule of its own, or `invalid`. */
export interface RefusedCell {
  readonly field: keyof ImportCells;
  readonly rule: string;
}

function refusalOf(
  field: keyof ImportCells,
  value: string,
  { error }: z.ZodSafeParseResult<unknown>,
): RefusedCell[] {
  if (!error) return [];
  const [issue] = error.issues;
  const own = issue?.code === 'custom' ? issue.params?.['rule'] : undefined;
  const rule = value.trim() === '' ? 'blank' : String(own ?? 'invalid');
  return [{ field, rule }];
}

/** Days are cut to their month: spreadsheets make days of months. */
const monthIn = (text: string): string => text.replace(/^(\d{4}-\d\d)-\d\d$/, '$1');

const fieldsOf = (row: ImportCells) => ({
  name: LeadName().safeParse(row.name),
  relation: LeadGuardian().shape.relation.safeParse(row.relation.trim() || undefined),
  guardian: LeadGuardian().shape.name.safeParse(row.guardian),
  birth: LeadText.birth().safeParse(monthIn(row.birth.trim())),
  age: LeadText.age().safeParse(row.age.trim() || undefined),
  grade: LeadText.grade().safeParse(row.grade),
  interest: LeadText.interest().safeParse(row.interest),
  source: LeadText.source().safeParse(row.source.trim() || 'other'),
  referrer: LeadText.referrer().safeParse(row.referrer),
  campaign: LeadText.campaign().safeParse(row.campaign),
  remark: LeadText.remark().safeParse(row.remark),
});

/** The cells of a row, checked one by one: the same in the browser before a list is sent, and on the server. */
export function checkImportCells(row: ImportCells) {
  const fields = fieldsOf(row);
  const errors = CELLS.flatMap((field) => refusalOf(field, row[field], fields[field]));
  return { fields, errors };
}
