import { useTranslation } from 'react-i18next';
import { ClassesField } from '#frontend/src/entities/classes/ClassesField.tsx';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import type { Names } from '#frontend/src/ui/pickers/use-names.ts';
import { LIMITS } from '#shared/limits.ts';
import { PEOPLE_LIMITS } from '#shared/people/limits.ts';
import { GENDERS } from '#shared/students/fields.ts';
import type { StudentFormInput } from './student-form.ts';

interface Props {
  readonly control: FieldControl<StudentFormInput>;
  /** The account of an existing student, which cannot be changed. */
  readonly account?: string | undefined;
  readonly withPhone: boolean;
  readonly classNames: Names;
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
export function StudentFields({ control, account, withPhone, classNames }: Props) {
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
      <ClassesField
        {...field}
        name="class_ids"
        label={t('classes')}
        hint={t('form.classesHint')}
        names={classNames}
      />
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
