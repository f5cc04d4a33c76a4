import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isForEverybody } from '#frontend/src/entities/works/is-for-everybody.ts';
import { WORK_LISTS } from '#frontend/src/entities/works/queries.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { LIMITS } from '#shared/limits.ts';
import { works } from '#shared/works/contract.ts';
import type { WorkDto } from '#shared/works/fields.ts';
import { PersonalNote } from '../personal/PersonalNote.tsx';
import { Preview } from './Preview.tsx';

interface Props {
  readonly work: WorkDto;
  readonly onClose: () => void;
}

/** The words for a work that is to be public, and for one that a class or the school is to see. */
const TEXTS = {
  public: {
    title: 'decideTitle',
    approve: 'approve',
    decline: 'decline',
    approved: 'approvedDone',
    declined: 'declinedDone',
  },
  others: {
    title: 'decideShowTitle',
    approve: 'approveShow',
    decline: 'declineShow',
    approved: 'shownDone',
    declined: 'notShownDone',
  },
} as const;

const textsOf = (work: WorkDto) => TEXTS[isForEverybody(work) ? 'public' : 'others'];

function useDecision({ work, onClose }: Props) {
  const { id, rev } = work;
  const { approved, declined } = textsOf(work);
  const { t } = useTranslation('works');
  const client = useQueryClient();
  const decide = useChange(works.endpoints.approve, { changes: WORK_LISTS });
  return {
    isWorking: decide.isPending,
    decide: (approve: boolean, reason: string) =>
      decide.mutate(
        { work_id: id, rev, approve: approve ? 1 : 0, reason },
        {
          onSuccess: () => {
            toast.success(t(approve ? approved : declined));
            onClose();
          },
          // Decided by another user, or changed by its author: the list is outdated.
          onError: () => {
            void invalidate(client, works.endpoints.waiting);
            onClose();
          },
        },
      ),
  };
}

/** Approves or refuses exactly the version shown. Its author gets a notification. */
export function DecideDialog(props: Props) {
  const { t } = useTranslation('works');
  const { dateTime } = useFormats();
  const { work, onClose } = props;
  const { id, title, author, saved_at, version, category, chosen } = work;
  const texts = textsOf(work);
  const { isWorking, decide } = useDecision(props);
  const [reason, setReason] = useState('');
  return (
    <ClosableDialog title={t(texts.title, { title })} maxWidth="lg" onClose={onClose}>
      <DialogContent>
        <Stack spacing={2}>
          <Typography color="textSecondary">
            {t('by', { author, time: dateTime(saved_at) })} · {t(`category.${category}`)} ·{' '}
            {t(`wanted.${chosen?.visibility ?? 'public'}`)}
          </Typography>
          <PersonalNote work={work} />
          <Preview id={id} version={version} />
          <LabelledInput
            label={t('decisionWords')}
            hint={t('decisionHint')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            maxLength={LIMITS.reasonMax}
            multiline
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="error" disabled={isWorking} onClick={() => decide(false, reason)}>
          {t(texts.decline)}
        </Button>
        <Button variant="contained" loading={isWorking} onClick={() => decide(true, reason)}>
          {t(texts.approve)}
        </Button>
      </DialogActions>
    </ClosableDialog>
  );
}
