import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StudentRef } from '#frontend/src/entities/students/StudentPickers.tsx';
import { StudentSearch } from '#frontend/src/entities/students/StudentPickers.tsx';
import { useCurrencySign } from '#frontend/src/lib/money.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { moneyField } from '#frontend/src/ui/form/money-field.ts';
import {
  type FieldControl,
  sharedFields,
  textForm,
} from '#frontend/src/ui/form/use-contract-form.ts';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import { hours } from '#shared/hours/contract.ts';
import { MANUAL_KINDS } from '#shared/hours/fields.ts';
import type { Course } from '#shared/lessons/calendar-calls.ts';
import { MoneyFields, type MoneyValues, NO_MONEY } from './MoneyFields.tsx';

const schema = hours.endpoints.add.input
  .omit({ request_key: true })
  .extend({ amount: moneyField() });

/** What forms of new entries hold, as texts. */
export interface EntryValues extends MoneyValues {
  course_id: string;
  kind: string;
  hours: string;
  valid_to: string;
  note: string;
}
interface HoursValues extends EntryValues {
  student_id: string;
}
export const hoursForm = textForm<HoursValues>()(schema);

export const NEW_ENTRY: EntryValues = {
  course_id: '',
  kind: 'purchase',
  hours: '',
  valid_to: '',
  note: '',
  ...NO_MONEY,
};

/** Only bought hours have money with them: what was typed before another kind was chosen does not count. */
export function withoutVainMoney<T extends { kind: string; amount: number; receipt: string }>(
  values: T,
): T {
  return values.kind === 'purchase' ? values : { ...values, amount: 0, receipt: '' };
}

/** The student, found by any part of name or account. */
export function StudentField({
  control,
}: {
  readonly control: FieldControl<HoursValues, 'hours'>;
}) {
  const { t } = useTranslation('hours');
  const { field, fieldState } = useController({ control, name: 'student_id' });
  const error = useIssueText('student_id', fieldState.error?.message, 'hours');
  const [chosen, setChosen] = useState<StudentRef | null>(null);
  return (
    <FormControl fullWidth error={error !== undefined} required>
      <StudentSearch
        label={t('add.student')}
        value={chosen?.id === field.value ? chosen : null}
        onChange={(student) => {
          setChosen(student);
          field.onChange(student?.id ?? '');
        }}
      />
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}

interface Props {
  readonly control: FieldControl<EntryValues, 'hours'>;
  readonly courses: readonly Course[];
  readonly kinds?: readonly (typeof MANUAL_KINDS)[number][];
  readonly amountLabel?: string;
}

/** The kind of entry, the course, the hours, the last day, what was paid, and the note. */
export function HoursFields({ control, courses, kinds = MANUAL_KINDS, amountLabel }: Props) {
  const { t } = useTranslation(['hours', 'study']);
  const sign = useCurrencySign();
  const kind = useWatch({ control, name: 'kind' });
  const open = courses.filter(({ archived }) => !archived);
  return (
    <>
      <FieldPair>
        <FormSelectField
          control={control}
          name="kind"
          choices={kinds.map((value) => ({ value, label: t(`study:kinds.${value}`) }))}
        />
        <FormSelectField
          control={control}
          name="course_id"
          choices={[
            ...open.map(({ id, name }) => ({ value: id, label: name })),
            { value: '', label: t('study:general') },
          ]}
        />
      </FieldPair>
      <FieldPair>
        <FormTextField control={control} name="hours" hint={t('add.hoursHint')} />
        {kind !== 'use' && (
          <FormMomentField
            control={control}
            kind="date"
            name="valid_to"
            hint={t('add.validToHint')}
          />
        )}
      </FieldPair>
      {kind === 'purchase' && (
        <MoneyFields
          control={sharedFields<MoneyValues, EntryValues, 'hours'>(control)}
          amountLabel={amountLabel ?? t('fields.amount', { sign })}
          amountHint={t('money.amountHint')}
        />
      )}
      <FormTextField control={control} name="note" required={kind === 'use'} />
    </>
  );
}
