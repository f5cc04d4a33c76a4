import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { certificates } from '#shared/certificates/contract.ts';
import { type CertificateRow, certificateTexts } from '#shared/certificates/fields.ts';
import { CertificateTemplateId } from '#shared/ids.ts';
import { day } from '#shared/lessons/fields.ts';
import { TextFields } from '../make/TextFields.tsx';
import { MADE, useTemplates } from '../queries.ts';

interface Props {
  readonly certificate: CertificateRow;
  readonly onClose: () => void;
}

const schema = z.object({
  ...certificateTexts(),
  date: day(),
  template_id: z.union([z.literal(''), CertificateTemplateId]),
});

/** Makes a certificate again, with other words and the name that the student has now. */
export function AgainDialog({ certificate, onClose }: Props) {
  const { t } = useTranslation('certificates');
  const templates = useTemplates().data?.pages.flatMap(({ list }) => list) ?? [];
  const { mutateAsync } = useChange(certificates.endpoints.again, { changes: MADE, quiet: true });
  const { id: certificate_id, version, title, course, level, date } = certificate;
  const form = useContractForm({
    schema,
    namespace: 'certificates',
    defaultValues: { title, course, level, date, template_id: '' },
    submit: async ({ template_id, ...texts }) => {
      const look = template_id ? { template_id } : {};
      await mutateAsync({ certificate_id, version, ...texts, ...look });
      toast.success(t('again.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('again.title', { name: certificate.student_name })}
      submitLabel={t('action.again')}
      form={form}
      onClose={onClose}
    >
      <Typography>{t('again.text')}</Typography>
      <TextFields control={form.control} />
      <FormSelectField
        control={form.control}
        name="template_id"
        choices={[
          { value: '', label: t('again.sameTemplate') },
          ...templates.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </FormDialog>
  );
}
