import type * as z from 'zod';
import type { NewStudent } from '#functions/domain/enrolment/new-student.ts';
import type { RefusedField } from '#functions/platform/errors.ts';
import { toStoredPhone } from '#functions/platform/phones.ts';
import type { Input } from '#shared/endpoint.ts';
import { comparable } from '#shared/search/comparable.ts';
import type { students } from '#shared/students/contract.ts';
import { StudentName, StudentText } from '#shared/students/fields.ts';

export type Row = Input<typeof students.endpoints.addMany>['rows'][number];

/** What no phone number looks like. */
const NO_PHONE = 'none';

/** A row that can be added, or why it cannot. */
export type CheckedRow =
  | { readonly row: Row; readonly written: NewStudent }
  | { readonly row: Row; readonly errors: readonly RefusedField[] };

const ruleOf = (issue: z.core.$ZodIssue, value: string): string => {
  if (value.trim() === '') return 'blank';
  return issue.code === 'custom' ? String(issue.params?.['rule'] ?? 'invalid') : 'invalid';
};

/** The phone as it is kept, empty for none; refused when it is no phone number. */
async function storedPhone(typed: string, country: string): Promise<z.ZodSafeParseResult<string>> {
  const phone = typed.trim() && (await toStoredPhone(typed, country));
  return StudentText.phone().safeParse(phone ?? NO_PHONE);
}

async function toWritten(row: Row, country: string): Promise<NewStudent | RefusedField[]> {
  const name = StudentName().safeParse(row.name);
  const phone = await storedPhone(row.phone, country);
  const gender = StudentText.gender().safeParse(row.gender.trim());
  const account = StudentText.account().safeParse(row.account.toLowerCase());
  if (name.success && phone.success && gender.success && account.success) {
    const texts = { name: name.data, phone: phone.data, account: account.data };
    return { ...texts, gender: gender.data, nick: '', birthday: '', remark: '' };
  }
  const fields = { name, phone, gender, account } as const;
  return Object.entries(fields).flatMap(([field, { error }]) => {
    const [issue] = error?.issues ?? [];
    return issue ? [{ field, rule: ruleOf(issue, row[field as keyof typeof fields]) }] : [];
  });
}

interface Known {
  readonly force?: boolean | undefined;
  readonly namesBefore: readonly string[];
  /** Of the school: its phones need no country code. */
  readonly country: string;
}

/** Checks each row against the rules of its fields, and its name against those of the rows before it. */
export async function checkRows(
  rows: readonly Row[],
  { force = false, namesBefore, country }: Known,
): Promise<CheckedRow[]> {
  const seen = new Set(namesBefore.map(comparable));
  const all = await Promise.all(rows.map((row) => toWritten(row, country)));
  return rows.map((row, index) => {
    const written = all[index] ?? [];
    if (Array.isArray(written)) return { row, errors: written };
    const name = comparable(written.name);
    if (seen.has(name) && !force) return { row, errors: [{ field: 'name', rule: 'repeated' }] };
    seen.add(name);
    return { row, written };
  });
}
