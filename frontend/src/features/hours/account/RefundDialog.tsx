import DialogContentText from '@mui/material/DialogContentText';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hoursText } from '#frontend/src/lib/format.ts';
import { schoolCurrency, useCurrencySign, useMoney } from '#frontend/src/lib/money.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { moneyField } from '#frontend/src/ui/form/money-field.ts';
import {
  sharedFields,
  textForm,
  useContractForm,
} from '#frontend/src/ui/form/use-contract-form.ts';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import { hours } from '#shared/hours/contract.ts';
import type { HourEntryDto } from '#shared/hours/fields.ts';
import type { CourseId, StudentId } from '#shared/ids.ts';
import { inUnits } from '#shared/money.ts';
import { MoneyFields, type MoneyValues } from '../add/MoneyFields.tsx';
import { type EntryRow, useRefund } from '../queries.ts';

interface RefundValues extends MoneyValues {
  hours: string;
  note: string;
}

const RefundFields = textForm<RefundValues>()(
  hours.endpoints.refund.input
    .pick({ hours: true, method: true, receipt: true, note: true })
    .extend({ amount: moneyField() }),
);

type Refundable = NonNullable<HourEntryDto['refundable']>;

/** What the hours cost when they were bought, and no more than can still be given back. */
const shareOf = (entry: EntryRow, count: number, { amount }: Refundable): number =>
  Math.min(amount, Math.round(((entry.payment?.amount ?? 0) * count) / entry.hours));

const typed = (amount: number): string =>
  amount === 0 ? '' : String(inUnits(amount, schoolCurrency()));

interface Props {
  readonly id: StudentId;
  readonly course: CourseId | null;
  /** A purchase of which something is left. */
  readonly entry: EntryRow & { readonly refundable: Refundable };
  readonly onClose: () => void;
}

function useRefundForm({ id, course, entry, onClose }: Props) {
  const { t } = useTranslation('hours');
  const { mutateAsync } = useRefund();
  const keyOf = useRequestKey();
  const { refundable, payment } = entry;
  return useContractForm({
    schema: RefundFields,
    namespace: 'hours',
    defaultValues: {
      hours: String(refundable.hours),
      amount: typed(shareOf(entry, refundable.hours, refundable)),
      method: payment?.method ?? 'cash',
      receipt: '',
      note: '',
    },
    submit: async (values) => {
      const sent = { ...values, student_id: id, course_id: course ?? '', entry: entry.entry };
      await mutateAsync({ ...sent, request_key: keyOf(JSON.stringify(sent)) });
      toast.success(t('refund.done'));
      onClose();
    },
  });
}

type RefundForm = ReturnType<typeof useRefundForm>;

/** What the hours of the form cost; the amount follows them until somebody types another one. */
function useShare({ control, getValues, setValue }: RefundForm, { entry }: Props): number {
  const count = Number(useWatch({ control, name: 'hours' }));
  const share = shareOf(entry, Number.isFinite(count) ? count : 0, entry.refundable);
  const proposed = useRef(getValues('amount'));
  useEffect(() => {
    if (getValues('amount') !== proposed.current) return;
    proposed.current = typed(share);
    setValue('amount', proposed.current, { shouldValidate: true });
  }, [share, getValues, setValue]);
  return share;
}

/** Takes back what is left of bought hours, and notes the money that the family gets. */
export function RefundDialog(props: Props) {
  const { t } = useTranslation('hours');
  const moneyOf = useMoney();
  const sign = useCurrencySign();
  const form = useRefundForm(props);
  const { entry, onClose } = props;
  const { refundable } = entry;
  const share = useShare(form, props);
  return (
    <FormDialog
      title={t('refund.title', { number: entry.entry })}
      submitLabel={t('refund.action')}
      form={form}
      onClose={onClose}
    >
      <DialogContentText>
        {t('refund.text', {
          hours: hoursText(refundable.hours),
          amount: moneyOf(refundable.amount),
        })}
      </DialogContentText>
      <FormTextField control={form.control} name="hours" />
      <MoneyFields
        control={sharedFields<MoneyValues, RefundValues, 'hours'>(form.control)}
        amountLabel={t('refund.amount', { sign })}
        methodLabel={t('refund.method')}
        amountHint={t('refund.share', { amount: moneyOf(share) })}
      />
      <FormTextField control={form.control} name="note" label={t('reverse.note')} />
    </FormDialog>
  );
}
