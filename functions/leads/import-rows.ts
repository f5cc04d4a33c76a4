import type { RefusedField } from '#functions/platform/errors.ts';
import { toStoredPhone } from '#functions/platform/phones.ts';
import type { Input } from '#shared/endpoint.ts';
import type { leads as contract } from '#shared/leads/contract.ts';
import type { LeadGuardian as Guardian } from '#shared/leads/fields.ts';
import { checkImportCells } from '#shared/leads/import-cells.ts';
import type { WrittenLead } from './written-lead.ts';

export type Row = Input<typeof contract.endpoints.importRows>['leads'][number];

/** A row that can be added, or why it cannot. */
export type CheckedRow =
  | { readonly row: Row; readonly written: WrittenLead; readonly guardians: Guardian[] }
  | { readonly row: Row; readonly errors: readonly RefusedField[] };

async function checkRow(row: Row, country: string): Promise<CheckedRow> {
  const { fields, errors } = checkImportCells(row);
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
