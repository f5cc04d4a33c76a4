import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { certificates as contract } from '#shared/certificates/contract.ts';
import type { CertificateRow } from '#shared/certificates/fields.ts';
import { CERTIFICATE_LIMITS } from '#shared/certificates/limits.ts';
import { MADE } from '../queries.ts';

interface Props {
  readonly certificates: readonly CertificateRow[];
  readonly onClose: () => void;
}

const TOGETHER = CERTIFICATE_LIMITS.deletedMax;

/** Deletes some after the other, and says of how many, and why not of the others. */
async function removeAll(rows: readonly CertificateRow[]) {
  const results = [];
  for (let at = 0; at < rows.length; at += TOGETHER) {
    const ids = rows.slice(at, at + TOGETHER).map(({ id }) => id);
    const { list } = await send(contract.endpoints.remove, { certificate_ids: ids });
    results.push(...list);
  }
  return results;
}

/** Asks before certificates are deleted. Those that may only be revoked stay. */
export function DeleteDialog({ certificates, onClose }: Props) {
  const { t } = useTranslation('certificates');
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeAll(certificates),
    onSuccess: (results) => {
      const refused = results.find(({ ok }) => !ok);
      const count = results.filter(({ ok }) => ok).length;
      if (refused) toast.warning(t('delete.some', { count, reason: refused.reason }));
      else toast.success(t('delete.done', { count }));
    },
    onSettled: async () => {
      await invalidate(client, ...MADE);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('delete.title', { count: certificates.length })}
      text={t('delete.text', { hours: CERTIFICATE_LIMITS.deleteHours })}
      confirmLabel={t('action.delete')}
      destructive
      working={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
}
