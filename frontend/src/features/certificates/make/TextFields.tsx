import { useTranslation } from 'react-i18next';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { type FieldControl, sharedFields } from '#frontend/src/ui/form/use-contract-form.ts';
import { CERTIFICATE_LIMITS } from '#shared/certificates/limits.ts';

/** What a certificate says besides the name. */
export interface CertificateTexts {
  title: string;
  course?: string | undefined;
  level?: string | undefined;
  date: string;
}

export function TextFields<T extends CertificateTexts>(props: {
  readonly control: FieldControl<T>;
}) {
  const { t } = useTranslation('certificates');
  const control = sharedFields<CertificateTexts, T>(props.control);
  return (
    <>
      <FormTextField
        control={control}
        name="title"
        label={t('field.title')}
        hint={t('field.titleHint')}
        required
        maxLength={CERTIFICATE_LIMITS.titleMax}
      />
      <FormTextField
        control={control}
        name="course"
        label={t('field.course')}
        maxLength={CERTIFICATE_LIMITS.courseMax}
      />
      <FormTextField
        control={control}
        name="level"
        label={t('field.level')}
        hint={t('field.levelHint')}
        maxLength={CERTIFICATE_LIMITS.levelMax}
      />
      <FormMomentField control={control} name="date" kind="date" label={t('field.date')} required />
    </>
  );
}
