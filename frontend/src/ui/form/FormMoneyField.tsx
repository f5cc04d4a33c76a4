import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Namespace } from '#frontend/src/lib/i18n-types.ts';
import { useCurrencySign } from '#frontend/src/lib/money.ts';
import { LabelledInput } from './LabelledInput.tsx';
import { type BoundField, useBoundField } from './use-bound-field.ts';

/** An amount (`moneyField`), with the sign of the school's currency in its label. */
export function FormMoneyField<T extends FieldValues, P extends FieldPath<T>, N extends Namespace>(
  props: BoundField<T, P, N> & { readonly hint?: string | undefined },
) {
  const sign = useCurrencySign();
  const { field, ...bound } = useBoundField({ ...props, values: { sign } });
  return <LabelledInput {...bound} {...field} hint={props.hint} />;
}
