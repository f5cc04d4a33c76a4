import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ClassesInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import { LIMITS } from '#shared/limits.ts';
import { PEOPLE_LIMITS } from '#shared/people/limits.ts';
import { GENDERS } from '#shared/students/fields.ts';
import type { StudentFormInput } from './student-form.ts';

interface ClassesFieldProps {
  readonly control: FieldControl<StudentFormInput>;
  /** The classes that the form starts with, for their names. */
  readonly known: readonly ClassRef[];
}

const idsOf = (value: StudentFormInput['class_ids']): readonly string[] =>
  typeof value === 'string' ? value.split(',').filter(Boolean) : (value ?? []);

/** The student's classes: the form holds their ids, the field shows the names. */
function ClassesField({ control, known }: ClassesFieldProps) {
  const { t } = useTranslation('students');
  const { field, fieldState } = useController({ control, name: 'class_ids' });
  const [named, setNamed] = useState(
    new Map<string, ClassRef>(known.map((each) => [each.id, each])),
  );
  const error = useIssueText('class_ids', fieldState.error?.message, 'students');
  const change = (chosen: readonly ClassRef[]): void => {
    setNamed(new Map([...named, ...chosen.map((each) => [each.id, each] as const)]));
    field.onChange(chosen.map(({ id }) => id));
  };
  return (
    <ClassesInput
      label={t('classes')}
      hint={t('form.classesHint')}
      error={error}
      value={idsOf(field.value).flatMap((id) => named.get(id) ?? [])}
      onChange={change}
    />
  );
}

interface Props {
  readonly control: FieldControl<StudentFormInput>;
  /** The account of an existing student, which cannot be changed. */
  readonly account?: string | undefined;
  readonly withPhone: boolean;
  readonly classes: readonly ClassRef[];
}

/** An account is chosen once and cannot be changed. */
function AccountField({ control, account }: Pick<Props, 'control' | 'account'>) {
  const { t } = useTranslation('students');
  if (account !== undefined)
    return (
      <LabelledInput label={t('account')} value={account} hint={t('form.accountFixed')} readOnly />
    );
  return (
    <FormTextField
      control={control}
      namespace="students"
      name="account"
      label={t('account')}
      hint={t('form.accountHint')}
      autoComplete="off"
      maxLength={PEOPLE_LIMITS.newAccountMax}
    />
  );
}

/** The fields that adding and editing a student have in common. */
export function StudentFields({ control, account, withPhone, classes }: Props) {
  const { t } = useTranslation('students');
  const field = { control, namespace: 'students' } as const;
  const genders = GENDERS.map((value) => ({ value, label: t(`genders.${value || 'none'}`) }));
  return (
    <>
      <FieldPair>
        <FormTextField
          {...field}
          name="name"
          label={t('name')}
          hint={t('form.nameHint')}
          autoComplete="off"
          autoFocus
          required
        />
        <AccountField control={control} account={account} />
      </FieldPair>
      <ClassesField control={control} known={classes} />
      <FieldPair>
        <FormSelectField {...field} name="gender" label={t('gender')} choices={genders} />
        <FormMomentField {...field} kind="date" name="birthday" label={t('birthday')} />
      </FieldPair>
      <FieldPair>
        {withPhone && (
          <FormTextField {...field} name="phone" type="tel" label={t('phone')} autoComplete="off" />
        )}
        <FormTextField
          {...field}
          name="nick"
          label={t('nick')}
          autoComplete="off"
          maxLength={PEOPLE_LIMITS.nicknameMax}
        />
      </FieldPair>
      <FormTextField
        {...field}
        name="remark"
        label={t('remark')}
        maxLength={LIMITS.remarkMax}
        multiline
        minRows={2}
      />
    </>
  );
}
