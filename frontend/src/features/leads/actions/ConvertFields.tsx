import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ClassesField } from '#frontend/src/entities/classes/ClassesField.tsx';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormMoneyField } from '#frontend/src/ui/form/FormMoneyField.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { useNames } from '#frontend/src/ui/pickers/use-names.ts';
import { PAY_METHODS } from '#shared/money.ts';
import { ROLE } from '#shared/roles.ts';
import { GENDERS } from '#shared/students/fields.ts';
import { useSchoolCalendar } from '../queries.ts';
import type { ConvertValues } from './convert-form.ts';

interface Props {
  readonly control: FieldControl<ConvertValues, 'leads'>;
}

/** The hours that the family buys, with what they paid. */
function HoursFields({ control }: Props) {
  const { t } = useTranslation('leads');
  const { data } = useSchoolCalendar();
  const courses = (data?.courses ?? []).filter(({ archived }) => !archived);
  return (
    <>
      <FieldPair>
        <FormTextField control={control} name="hours" />
        <FormSelectField
          control={control}
          name="course_id"
          label={t('hoursCourse')}
          choices={[
            { value: '', label: t('general') },
            ...courses.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </FieldPair>
      <FieldPair>
        <FormMoneyField control={control} name="amount" />
        <FormSelectField
          control={control}
          name="method"
          choices={PAY_METHODS.map((value) => ({ value, label: t(`methods.${value}`) }))}
        />
      </FieldPair>
      <FieldPair>
        <FormTextField control={control} name="receipt" />
        <FormMomentField control={control} kind="date" name="valid_to" />
      </FieldPair>
    </>
  );
}

/** Only principals book hours. */
function HoursPart({ control }: Props) {
  const { t } = useTranslation('leads');
  const { role } = useSignedIn();
  const { field } = useController({ control, name: 'with_hours' });
  const withHours = useWatch({ control, name: 'with_hours' });
  if (role !== ROLE.principal) return null;
  return (
    <>
      <FormControlLabel
        control={
          <Checkbox
            checked={field.value}
            onChange={({ target }) => field.onChange(target.checked)}
          />
        }
        label={t('withHours')}
      />
      {withHours && <HoursFields control={control} />}
    </>
  );
}

/** What is still to be said of the new student; the rest comes from the lead. */
export function ConvertFields({ control }: Props) {
  const { t } = useTranslation('leads');
  const { role } = useSignedIn();
  const classNames = useNames({});
  return (
    <>
      <FieldPair>
        <FormTextField control={control} name="name" />
        <FormTextField control={control} name="account" hint={t('accountHint')} />
      </FieldPair>
      <ClassesField
        control={control}
        name="class_ids"
        label={t('classes')}
        hint={t(role === ROLE.principal ? 'classesHint' : 'classesTeacherHint')}
        names={classNames}
      />
      <FieldPair>
        <FormSelectField
          control={control}
          name="gender"
          choices={GENDERS.map((value) => ({ value, label: t(`genders.${value || 'none'}`) }))}
        />
        <FormMomentField control={control} kind="date" name="birthday" />
      </FieldPair>
      <HoursPart control={control} />
    </>
  );
}
