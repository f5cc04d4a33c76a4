import { useTranslation } from 'react-i18next';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { RegionSection, type RegistrationFields } from './RegionSection.tsx';

/** Step one: the school and who runs it. */
export function SchoolStep({ form }: { readonly form: RegistrationFields }) {
  const { t } = useTranslation('registrations');
  const { control } = form;
  return (
    <>
      <FormTextField control={control} name="school_name" hint={t('schoolNameHint')} autoFocus />
      <RegionSection {...form} />
      <FormTextField control={control} name="real_name" />
    </>
  );
}
