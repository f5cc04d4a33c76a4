import { addDays } from '#shared/days.ts';
import type { HourAccountDto, HourRow } from '#shared/hours/fields.ts';
import { HOUR_LIMITS } from '#shared/hours/limits.ts';

/** A student with one account of hours, or with none. */
export interface AccountRow {
  readonly id: string;
  readonly student: HourRow;
  readonly account: HourAccountDto | null;
}

/** The school's date is at most one day ahead of the date here. */
const soon = (): string =>
  addDays(new Date().toISOString().slice(0, 10), HOUR_LIMITS.expireSoonDays + 1);

type IsMeant = (account: HourAccountDto) => boolean;

/** The accounts of a student that match the filter. */
const MEANT: Readonly<Record<string, IsMeant>> = {
  low: ({ low }) => low,
  owed: ({ owed }) => owed > 0,
  expiring: ({ next_expiry: next }) => next !== null && next.date <= soon(),
};

function rowsOf(student: HourRow, isMeant: IsMeant): AccountRow[] {
  const accounts = student.accounts.filter(isMeant);
  if (accounts.length === 0) return [{ id: student.student_id, student, account: null }];
  return accounts.map((account) => ({
    id: `${student.student_id} ${account.course_id ?? ''}`,
    student,
    account,
  }));
}

/** The rows of a page, one for each account. */
export const toAccountRows = (
  students: readonly HourRow[],
  filter: string | undefined,
): AccountRow[] => {
  const isMeant = (filter && MEANT[filter]) || (() => true);
  return students.flatMap((student) => rowsOf(student, isMeant));
};
