import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WORK_LISTS } from '#frontend/src/entities/works/queries.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { LIMITS } from '#shared/limits.ts';
import { works } from '#shared/works/contract.ts';
import type { AbuseReportDto } from '#shared/works/fields.ts';
import { AbuseReportWords } from './AbuseReportCard.tsx';
import { Preview } from './Preview.tsx';

interface Props {
  readonly report: AbuseReportDto;
  readonly onClose: () => void;
}

function useSettling({ report: { id }, onClose }: Props) {
  const { t } = useTranslation('works');
  const client = useQueryClient();
  const settle = useChange(works.endpoints.tipOffs, { changes: WORK_LISTS });
  return {
    isWorking: settle.isPending,
    settle: (outcome: 'removed' | 'kept', note: string) =>
      settle.mutate(
        { action: 'settle', id, outcome, note },
        {
          onSuccess: () => {
            toast.success(t('settledDone'));
            onClose();
          },
          // Settled by another user.
          onError: () => {
            void invalidate(client, works.endpoints.tipOffs);
            onClose();
          },
        },
      ),
  };
}

/** Decides on a report: the subject is removed or stays. Both sides get a notification. */
export function SettleDialog(props: Props) {
  const { t } = useTranslation('works');
  const { report, onClose } = props;
  const { isWorking, settle } = useSettling(props);
  const [note, setNote] = useState('');
  return (
    <ClosableDialog
      title={t('settleTitle', { title: report.title })}
      maxWidth="sm"
      onClose={onClose}
    >
      <DialogContent>
        <Stack spacing={2}>
          <div>
            <AbuseReportWords report={report} />
          </div>
          <Preview id={report.work_id} />
          <LabelledInput
            label={t('settleWords')}
            hint={t('settleHint')}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            maxLength={LIMITS.reasonMax}
            multiline
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button disabled={isWorking} onClick={() => settle('kept', note)}>
          {t('keepIt')}
        </Button>
        <Button
          variant="contained"
          color="error"
          loading={isWorking}
          onClick={() => settle('removed', note)}
        >
          {t(report.comment_id ? 'removeReported' : 'takeAway')}
        </Button>
      </DialogActions>
    </ClosableDialog>
  );
}
