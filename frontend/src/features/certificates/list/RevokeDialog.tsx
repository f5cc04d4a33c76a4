import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { certificates } from '#shared/certificates/contract.ts';
import type { CertificateRow } from '#shared/certificates/fields.ts';
import { text } from '#shared/fields.ts';
import { LIMITS } from '#shared/limits.ts';
import { MADE } from '../queries.ts';

interface Props {
  readonly certificate: CertificateRow;
  readonly onClose: () => void;
}

const schema = z.object({ reason: text(LIMITS.reasonMax) });

/** Revokes a certificate for good, with the reason. */
export function RevokeDialog({ certificate, onClose }: Props) {
  const { t } = useTranslation('certificates');
  const { mutateAsync } = useChange(certificates.endpoints.revoke, { changes: MADE, quiet: true });
  const form = useContractForm({
    schema,
    namespace: 'certificates',
    defaultValues: { reason: '' },
    submit: async ({ reason }) => {
      await mutateAsync({ certificate_id: certificate.id, reason });
      toast.success(t('revoke.done'));
      onClose();
    },
  });
  const { student_name: name, title } = certificate;
  return (
    <FormDialog
      title={t('revoke.title', { name })}
      submitLabel={t('action.revoke')}
      form={form}
      onClose={onClose}
    >
      <Typography>{t('revoke.text', { title })}</Typography>
      <FormTextField control={form.control} name="reason" autoFocus />
    </FormDialog>
  );
}
