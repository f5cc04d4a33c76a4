import * as z from 'zod';
import { schoolCurrency } from '#frontend/src/lib/money.ts';
import { moneyField } from '#frontend/src/ui/form/money-field.ts';
import { textForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { type KindDto, KindFields } from '#shared/equipment/fields.ts';
import { EQUIPMENT_LIMITS } from '#shared/equipment/limits.ts';
import { inUnits } from '#shared/money.ts';

/** What the form of a kind holds, as texts. */
export type KindValues = Readonly<
  Record<'name' | 'code' | 'category' | 'note' | 'picture' | 'loan_days' | 'value', string>
>;

export const kindSchema = textForm<KindValues>()(
  z.object({ ...KindFields().shape, value: moneyField() }),
);

export const NEW_KIND: KindValues = {
  name: '',
  code: '',
  category: '',
  note: '',
  picture: '',
  loan_days: String(EQUIPMENT_LIMITS.loanDays),
  value: '',
};

export const valuesOfKind = (kind: KindDto): KindValues => ({
  name: kind.name,
  code: kind.code,
  category: kind.category,
  note: kind.note,
  picture: kind.picture?.key ?? '',
  loan_days: String(kind.loan_days),
  value: kind.value ? String(inUnits(kind.value, schoolCurrency())) : '',
});
