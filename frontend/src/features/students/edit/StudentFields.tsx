import { useTranslation } from 'react-i18next';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { GENDERS } from '#shared/contracts/student-fields.ts';
import { LIMITS } from '#shared/limits.ts';
import { ClassesField } from './ClassesField.tsx';
import type { StudentFormInput } from './student-form.ts';

interface Props {
  readonly control: FieldControl<StudentFormInput>;
  /** The account of a student who has one: it stays. */
  readonly account?: string | undefined;
  readonly withPhone: boolean;
  readonly classes: readonly ClassRef[];
}

/** Chosen once: whoever has an account keeps it. */
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
      maxLength={LIMITS.newAccountMax}
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
        <FormTextField {...field} name="birthday" type="date" label={t('birthday')} />
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
          maxLength={LIMITS.nicknameMax}
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
