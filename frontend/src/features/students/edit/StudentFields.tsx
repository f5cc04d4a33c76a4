import { useTranslation } from 'react-i18next';
import { ClassesField } from '#frontend/src/entities/classes/ClassesField.tsx';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import type { Names } from '#frontend/src/ui/pickers/use-names.ts';
import { GENDERS } from '#shared/students/fields.ts';
import type { StudentFormInput } from './student-form.ts';

interface Props {
  readonly control: FieldControl<StudentFormInput, 'students'>;
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
  return <FormTextField control={control} name="account" hint={t('form.accountHint')} />;
}

/** The fields that adding and editing a student have in common. */
export function StudentFields({ control, account, withPhone, classNames }: Props) {
  const { t } = useTranslation('students');
  const genders = GENDERS.map((value) => ({ value, label: t(`genders.${value || 'none'}`) }));
  return (
    <>
      <FieldPair>
        <FormTextField control={control} name="name" hint={t('form.nameHint')} autoFocus />
        <AccountField control={control} account={account} />
      </FieldPair>
      <ClassesField
        control={control}
        name="class_ids"
        label={t('classes')}
        hint={t('form.classesHint')}
        names={classNames}
      />
      <FieldPair>
        <FormSelectField control={control} name="gender" choices={genders} />
        <FormMomentField control={control} kind="date" name="birthday" />
      </FieldPair>
      <FieldPair>
        {withPhone && <FormTextField control={control} name="phone" />}
        <FormTextField control={control} name="nick" />
      </FieldPair>
      <FormTextField control={control} name="remark" multiline minRows={2} />
    </>
  );
}
