import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrencySign } from '#frontend/src/lib/money.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { textForm, useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { CREDIT_KINDS } from '#shared/contracts/hour-fields.ts';
import { hours } from '#shared/contracts/hours.ts';
import { type EntryValues, HoursFields, NEW_ENTRY, withoutVainMoney } from '../add/HoursFields.tsx';
import { moneyField } from '../add/money-field.ts';
import { useSchoolCalendar } from '../queries.ts';
import type { NewHours } from './use-add-many.ts';

const ManyForm = textForm<EntryValues>()(
  hours.endpoints.addMany.input
    .omit({ student_ids: true, request_key: true })
    .extend({ amount: moneyField() }),
);

interface Props {
  /** What was typed before, when one comes back from the effect. */
  readonly values: EntryValues | null;
  /** How many students are chosen. */
  readonly count: number;
  /** Whose hours: the field of the class, or the names of those who were ticked. */
  readonly children: ReactNode;
  readonly onCancel: () => void;
  readonly onNext: (entry: NewHours, values: EntryValues) => void;
}

/** What is added, the same for all of them; the next step shows the effect. */
export function AddManyForm({ values, count, children, onCancel, onNext }: Props) {
  const { t } = useTranslation(['hours', 'common']);
  const { data } = useSchoolCalendar();
  const sign = useCurrencySign();
  const form = useContractForm({
    schema: ManyForm,
    defaultValues: values ?? NEW_ENTRY,
    submit: async (entry) => {
      if (count === 0) return;
      const sent = { ...withoutVainMoney(entry), course_id: entry.course_id ?? '' };
      onNext(sent, form.getValues());
    },
  });
  return (
    <DialogContent>
      <Stack component="form" spacing={2} noValidate onSubmit={form.onSubmit}>
        {children}
        {form.formState.isSubmitted && count === 0 && (
          <Alert severity="error">{t('many.nobody')}</Alert>
        )}
        <HoursFields
          control={form.control}
          courses={data?.courses ?? []}
          kinds={CREDIT_KINDS}
          amountLabel={t('many.amount', { sign })}
        />
        <FormProblem problem={form.problem} />
        <DialogActions sx={{ p: 0 }}>
          <Button onClick={onCancel}>{t('common:cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('many.next')}
          </Button>
        </DialogActions>
      </Stack>
    </DialogContent>
  );
}
