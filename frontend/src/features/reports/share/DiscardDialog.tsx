import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { invalidate, keyOf } from '#frontend/src/lib/query.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { reports } from '#shared/reports/contract.ts';
import { STATES, useDraft } from '../queries.ts';
import { useWriters } from '../writing/writers.ts';
import type { MenuReport } from './menu-report.ts';

const { discard, draft: draftCall } = reports.endpoints;

/** Throws the draft away as the server has it, and what is written here and not sent. */
function useDiscarding(report: MenuReport) {
  const { cycle_id, class_id, student_id, id: report_id } = report;
  const writer = useWriters()({ cycle_id, class_id, student_id });
  return async () => {
    try {
      // What is on its way would begin the draft again.
      await writer.settle();
      const { report: now } = await send(draftCall, { report_id });
      if (now.draft) await send(discard, { report_id, rev: now.rev });
      writer.restart();
      return now.version > 0;
    } catch (error) {
      void writer.save();
      throw error;
    }
  };
}

/** Invalidates the queries that show the report. A deleted report can no longer be requested by its id. */
function useForgetting({ id: report_id, cycle_id, class_id, student_id }: MenuReport) {
  const client = useQueryClient();
  return async (isLeft: boolean) => {
    if (isLeft) return invalidate(client, ...STATES);
    client.removeQueries({ queryKey: keyOf(draftCall, { report_id }), type: 'inactive' });
    const place = keyOf(draftCall, { cycle_id, class_id, student_id });
    return invalidate(client, ...STATES.filter((each) => each !== draftCall), place);
  };
}

interface Props {
  readonly report: MenuReport;
  readonly onClose: () => void;
  readonly onGone?: () => void;
}

/** Asks before a draft is thrown away, and says who has written it. */
export function DiscardDialog({ report, onClose, onGone }: Props) {
  const { t } = useTranslation('reports');
  const { dateTime } = useFormats();
  const { data } = useDraft({ report_id: report.id });
  const discardDraft = useDiscarding(report);
  const forget = useForgetting(report);
  const { mutate, isPending } = useMutation({
    mutationFn: discardDraft,
    onSuccess: (isLeft) => {
      toast.success(t('discard.done'));
      onClose();
      if (!isLeft) onGone?.();
      void forget(isLeft);
    },
  });
  const by = data?.report.saved_at
    ? t('editor.savedBy', { name: data.report.saved_by, time: dateTime(data.report.saved_at) })
    : '';
  const isKept = report.version > 0;
  return (
    <ConfirmDialog
      open
      title={t('discard.title', { name: report.student_name })}
      text={[by, t(isKept ? 'discard.text' : 'discard.textWhole')].filter(Boolean).join(' · ')}
      confirmLabel={t('menu.discard')}
      destructive
      working={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
}
