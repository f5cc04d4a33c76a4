import type * as z from 'zod';
import type { RefusedField } from '#functions/platform/errors.ts';
import { toStoredPhone } from '#functions/platform/phones.ts';
import type { Input } from '#shared/endpoint.ts';
import type { leads as contract } from '#shared/leads/contract.ts';
import {
  type LeadGuardian as Guardian,
  LeadGuardian,
  LeadName,
  LeadText,
} from '#shared/leads/fields.ts';
import type { WrittenLead } from './written-lead.ts';

export type Row = Input<typeof contract.endpoints.importRows>['leads'][number];

/** A row that can be added, or why it cannot. */
export type CheckedRow =
  | { readonly row: Row; readonly written: WrittenLead; readonly guardians: Guardian[] }
  | { readonly row: Row; readonly errors: readonly RefusedField[] };

function refusalOf(
  field: keyof Row,
  value: string,
  { error }: z.ZodSafeParseResult<unknown>,
): RefusedField[] {
  if (!error) return [];
  const [issue] = error.issues;
  const own = issue?.code === 'custom' ? issue.params?.['rule'] : undefined;
  const rule = value.trim() === '' ? 'blank' : String(own ?? 'invalid');
  return [{ field, rule }];
}

/** Days are cut to their month: spreadsheets make days of months. */
const monthIn = (text: string): string => text.replace(/^(\d{4}-\d\d)-\d\d$/, '$1');

const fieldsOf = (row: Row) => ({
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

async function checkRow(row: Row, country: string): Promise<CheckedRow> {
  const fields = fieldsOf(row);
  const phone = await toStoredPhone(row.phone, country);
  const noPhone = { field: 'phone', rule: row.phone.trim() ? 'invalid' : 'blank' };
  const { name, relation, guardian, birth, age, grade, interest, source } = fields;
  const { referrer, campaign, remark } = fields;
  if (
    name.success &&
    relation.success &&
    guardian.success &&
    birth.success &&
    age.success &&
    grade.success &&
    interest.success &&
    source.success &&
    referrer.success &&
    campaign.success &&
    remark.success &&
    phone !== undefined
  ) {
    const about = { birth: birth.data, age: age.data, grade: grade.data, interest: interest.data };
    const from = { source: source.data, referrer: referrer.data, campaign: campaign.data };
    return {
      row,
      written: { name: name.data, ...about, ...from, remark: remark.data },
      guardians: [{ relation: relation.data, name: guardian.data, phone }],
    };
  }
  const errors = Object.entries(fields).flatMap(([field, parsed]) =>
    refusalOf(field as keyof typeof fields, row[field as keyof typeof fields], parsed),
  );
  return { row, errors: phone === undefined ? [...errors, noPhone] : errors };
}

/** Checks each row against the rules of its fields, and its phone against those of the rows before it. */
export async function checkRows(
  rows: readonly Row[],
  { country, allowed }: { readonly country: string; readonly allowed: boolean },
): Promise<CheckedRow[]> {
  const seen = new Set<string>();
  const checked = await Promise.all(rows.map((row) => checkRow(row, country)));
  return checked.map((each): CheckedRow => {
    const phone = 'guardians' in each ? each.guardians[0]?.phone : undefined;
    if (!phone) return each;
    if (seen.has(phone) && !allowed)
      return { row: each.row, errors: [{ field: 'phone', rule: 'repeated' }] };
    seen.add(phone);
    return each;
  });
}
