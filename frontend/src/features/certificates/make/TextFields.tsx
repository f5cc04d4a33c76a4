import { useTranslation } from 'react-i18next';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { type FieldControl, sharedFields } from '#frontend/src/ui/form/use-contract-form.ts';

/** What a certificate says besides the name. */
export interface CertificateTexts {
  title: string;
  course?: string | undefined;
  level?: string | undefined;
  date: string;
}

export function TextFields<T extends CertificateTexts>(props: {
  readonly control: FieldControl<T, 'certificates'>;
}) {
  const { t } = useTranslation('certificates');
  const control = sharedFields<CertificateTexts, T, 'certificates'>(props.control);
  return (
    <>
      <FormTextField control={control} name="title" hint={t('field.titleHint')} />
      <FormTextField control={control} name="course" />
      <FormTextField control={control} name="level" hint={t('field.levelHint')} />
      <FormMomentField control={control} name="date" kind="date" />
    </>
  );
}
