import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCurrencySign } from '#frontend/src/lib/money.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { moneyField } from '#frontend/src/ui/form/money-field.ts';
import { textForm, useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { hours } from '#shared/hours/contract.ts';
import { CREDIT_KINDS, type HourRow } from '#shared/hours/fields.ts';
import type { Course } from '#shared/lessons/calendar-calls.ts';
import { type EntryValues, HoursFields, NEW_ENTRY, withoutVainMoney } from '../add/HoursFields.tsx';
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
  readonly students: readonly HourRow[];
  /** The name of the course of the class, if a class is chosen. */
  readonly course: string | undefined;
  /** Whose hours: the field of the class, or the names of those who were ticked. */
  readonly children: ReactNode;
  readonly onCancel: () => void;
  readonly onNext: (entry: NewHours, values: EntryValues) => void;
}

function useManyForm({ values, students, onNext }: Props) {
  const form = useContractForm({
    schema: ManyForm,
    namespace: 'hours',
    defaultValues: values ?? NEW_ENTRY,
    submit: async (entry) => {
      if (students.length === 0) return;
      const sent = { ...withoutVainMoney(entry), course_id: entry.course_id ?? '' };
      onNext(sent, form.getValues());
    },
  });
  return form;
}
type Form = ReturnType<typeof useManyForm>;

/** Proposes the course of the class, until somebody chooses another one. */
function useProposedCourse({ getValues, setValue }: Form, { values }: Props, id: string): void {
  const proposed = useRef(values ? id : NEW_ENTRY.course_id);
  useEffect(() => {
    if (getValues('course_id') === proposed.current) setValue('course_id', id);
    proposed.current = id;
  }, [id, getValues, setValue]);
}

interface OwedProps extends Pick<Props, 'students'> {
  readonly form: Form;
  readonly course: Course;
}

/** Warns of students who owe hours of the course, which hours of another course do not pay. */
function OwedAlert({ form, students, course }: OwedProps) {
  const { t } = useTranslation('hours');
  const chosen = useWatch({ control: form.control, name: 'course_id' });
  const owing = students.filter(({ accounts }) =>
    accounts.some(({ course_id, owed }) => course_id === course.id && owed > 0),
  );
  if (chosen === course.id || owing.length === 0) return null;
  return (
    <Alert severity="warning">{t('many.owed', { count: owing.length, course: course.name })}</Alert>
  );
}

/** What is added, the same for all of them; the next step shows the effect. */
export function AddManyForm(props: Props) {
  const { students, children, onCancel } = props;
  const { t } = useTranslation(['hours', 'common']);
  const { data } = useSchoolCalendar();
  const sign = useCurrencySign();
  const form = useManyForm(props);
  const own = data?.courses.find(({ name, archived }) => name === props.course && !archived);
  useProposedCourse(form, props, own?.id ?? '');
  return (
    <DialogContent>
      <Stack component="form" spacing={2} noValidate onSubmit={form.onSubmit}>
        {children}
        {form.formState.isSubmitted && students.length === 0 && (
          <Alert severity="error">{t('many.nobody')}</Alert>
        )}
        <HoursFields
          control={form.control}
          courses={data?.courses ?? []}
          kinds={CREDIT_KINDS}
          amountLabel={t('many.amount', { sign })}
        />
        {own && <OwedAlert form={form} students={students} course={own} />}
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
