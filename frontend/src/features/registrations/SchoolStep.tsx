import { useTranslation } from 'react-i18next';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { REGISTRATION_LIMITS } from '#shared/registrations/limits.ts';
import { RegionSection, type RegistrationFields } from './RegionSection.tsx';

/** Step one: the school and who runs it. */
export function SchoolStep({ form }: { readonly form: RegistrationFields }) {
  const { t } = useTranslation('registrations');
  const { control } = form;
  const field = { control, namespace: 'registrations', required: true } as const;
  return (
    <>
      <FormTextField
        {...field}
        name="school_name"
        label={t('schoolName')}
        hint={t('schoolNameHint')}
        autoComplete="organization"
        maxLength={REGISTRATION_LIMITS.schoolNameMax}
        autoFocus
      />
      <RegionSection {...form} />
      <FormTextField
        {...field}
        name="real_name"
        label={t('realName')}
        autoComplete="name"
        maxLength={REGISTRATION_LIMITS.personNameMax}
      />
    </>
  );
}
