import { useTranslation } from 'react-i18next';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormMoneyField } from '#frontend/src/ui/form/FormMoneyField.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { PAY_METHODS } from '#shared/money.ts';

/** What forms about money hold, as texts. */
export interface MoneyValues {
  amount: string;
  method: string;
  receipt: string;
}

export const NO_MONEY: MoneyValues = { amount: '', method: 'cash', receipt: '' };

interface Props {
  readonly control: FieldControl<MoneyValues, 'hours'>;
  readonly amountLabel: string;
  readonly amountHint?: string;
  /** Of money that is given back. */
  readonly methodLabel?: string;
}

/** The amount, how it was paid, and the number of the receipt. */
export function MoneyFields({ control, amountLabel, amountHint, methodLabel }: Props) {
  const { t } = useTranslation('hours');
  return (
    <>
      <FieldPair>
        <FormMoneyField control={control} name="amount" label={amountLabel} hint={amountHint} />
        <FormSelectField
          control={control}
          name="method"
          label={methodLabel ?? t('fields.method')}
          choices={PAY_METHODS.map((value) => ({ value, label: t(`money.methods.${value}`) }))}
        />
      </FieldPair>
      <FormTextField control={control} name="receipt" />
    </>
  );
}
