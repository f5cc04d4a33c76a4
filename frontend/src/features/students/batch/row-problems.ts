import { spoiltBy } from '#frontend/src/lib/lists/spoilt.ts';
import { schoolCountry } from '#frontend/src/lib/session.ts';
import { NewAccount } from '#shared/people/accounts.ts';
import { mayBePhone } from '#shared/people/phones.ts';
import { GENDERS, StudentName } from '#shared/students/fields.ts';
import {
  type BatchRow,
  ROW_FIELDS,
  type RowCells,
  type RowField,
  type RowProblem,
} from './batch-row.ts';

/** The server's checks that need only the row, made at once. */
const RULES: Readonly<Record<RowField, (value: string) => string | undefined>> = {
  name: (name) => {
    if (!name.trim()) return 'blank';
    const result = StudentName().safeParse(name);
    const [issue] = result.error?.issues ?? [];
    if (!issue) return undefined;
    const rule: unknown = issue.code === 'custom' ? issue.params?.['rule'] : undefined;
    return typeof rule === 'string' ? rule : 'invalid';
  },
  gender: (gender) => (GENDERS.some((each) => each === gender) ? undefined : 'invalid'),
  phone: (phone) => (phone === '' || mayBePhone(phone, schoolCountry()) ? undefined : 'invalid'),
  account: (account) =>
    account === '' || NewAccount().safeParse(account).success ? undefined : 'invalid',
};

/** The problems of a row by itself. */
export const problemsOf = (cells: RowCells): RowProblem[] =>
  ROW_FIELDS.flatMap((field) => {
    const rule = spoiltBy(field, cells[field]) ?? RULES[field](cells[field]);
    return rule ? [{ field, rule }] : [];
  });

const isWaiting = ({ added }: BatchRow): boolean => added === undefined;

/** How many rows hold invisible characters. */
export const countInvisible = (rows: readonly BatchRow[]): number =>
  rows.filter((row) => isWaiting(row) && problemsOf(row).some(({ rule }) => rule === 'invisible'))
    .length;

/** Keys of rows whose name another row above has too. */
export function repeatedNames(rows: readonly BatchRow[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { key, name } of rows) {
    const same = name.trim().toLowerCase();
    if (same && seen.has(same)) repeated.add(key);
    seen.add(same);
  }
  return repeated;
}

/** Rows that can be sent: not added yet, and without problems. */
export const readyRows = (rows: readonly BatchRow[]): BatchRow[] =>
  rows.filter((row) => isWaiting(row) && problemsOf(row).length === 0);

/** The server's rules for a name that is in the class already or twice in the batch. */
const NAMESAKE: ReadonlySet<string> = new Set(['duplicate', 'repeated']);

/** Whether the same name is the only problem of a row. */
export const isNamesake = ({ refused }: BatchRow): boolean =>
  refused.length > 0 && refused.every(({ rule }) => NAMESAKE.has(rule));
