import { useTranslation } from 'react-i18next';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { LIMITS } from '#shared/limits.ts';
import { AreaField } from './AreaField.tsx';
import type { RegistrationInput } from './registration-form.ts';

interface Props {
  readonly control: FieldControl<RegistrationInput>;
}

/** Step one: the school and who runs it. */
export function SchoolStep({ control }: Props) {
  const { t } = useTranslation('registrations');
  const field = { control, namespace: 'registrations', required: true } as const;
  return (
    <>
      <FormTextField
        {...field}
        name="school_name"
        label={t('schoolName')}
        hint={t('schoolNameHint')}
        autoComplete="organization"
        maxLength={LIMITS.newSchoolNameMax}
        autoFocus
      />
      <AreaField control={control} name="area" />
      <FormTextField
        {...field}
        name="real_name"
        label={t('realName')}
        autoComplete="name"
        maxLength={LIMITS.newPersonNameMax}
      />
    </>
  );
}
