import { useTranslation } from 'react-i18next';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { HOUR_LIMITS } from '#shared/hours/limits.ts';
import { PAY_METHODS } from '#shared/money.ts';

/** What forms about money hold, as texts. */
export interface MoneyValues {
  amount: string;
  method: string;
  receipt: string;
}

export const NO_MONEY: MoneyValues = { amount: '', method: 'cash', receipt: '' };

interface Props {
  readonly control: FieldControl<MoneyValues>;
  readonly amountLabel: string;
  readonly amountHint?: string;
  /** Of money that is given back. */
  readonly methodLabel?: string;
}

/** The amount, how it was paid, and the number of the receipt. */
export function MoneyFields({ control, amountLabel, amountHint, methodLabel }: Props) {
  const { t } = useTranslation('hours');
  const field = { control, namespace: 'hours', autoComplete: 'off' } as const;
  return (
    <>
      <FieldPair>
        <FormTextField
          {...field}
          name="amount"
          label={amountLabel}
          hint={amountHint}
          inputMode="decimal"
          maxLength={12}
        />
        <FormSelectField
          control={control}
          namespace="hours"
          name="method"
          label={methodLabel ?? t('money.method')}
          choices={PAY_METHODS.map((value) => ({ value, label: t(`money.methods.${value}`) }))}
        />
      </FieldPair>
      <FormTextField
        {...field}
        name="receipt"
        label={t('money.receipt')}
        maxLength={HOUR_LIMITS.receiptMax}
      />
    </>
  );
}
