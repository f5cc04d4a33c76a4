import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { RestoredAlert } from '#frontend/src/ui/form/RestoredAlert.tsx';
import { useLeaveGuard } from '#frontend/src/ui/form/use-leave-guard.tsx';
import type { RecordDetail } from '#shared/contracts/teaching-fields.ts';
import { changesOf, hasChanges } from '../draft/changes.ts';
import { useDraft } from '../draft/use-draft.ts';
import { AttendanceGrid } from './AttendanceGrid.tsx';
import { EndBar } from './EndBar.tsx';
import { EndDialog } from './EndDialog.tsx';
import { OvertakenDialog } from './OvertakenDialog.tsx';
import { Pictures } from './Pictures.tsx';
import { TextFields } from './TextFields.tsx';
import { useSending } from './use-sending.ts';

interface Props {
  readonly record: RecordDetail;
  readonly onDone: () => void;
  /** Of a correction: leaves the record as it is. */
  readonly onCancel?: () => void;
}

/** Says that what is here was begun earlier, and lets it be forgotten. */
function Restored({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useTranslation('teaching');
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  const discard = () => {
    setShown(false);
    onDiscard();
  };
  return <RestoredAlert text={t('restored')} action={t('discard')} onDiscard={discard} />;
}

/** The record of a lesson as it is written: who was there, what was done, how everybody did. */
export function WritingForm({ record, onDone, onCancel }: Props) {
  const writing = useDraft(record);
  const [ending, setEnding] = useState(false);
  const sending = useSending(record, writing, () => {
    setEnding(false);
    onDone();
  });
  const correcting = onCancel !== undefined;
  const changed = hasChanges(changesOf(record, writing.draft));
  // A first record stays on the device; a correction that is left is a question.
  const { leave, question } = useLeaveGuard(correcting && changed && !sending.working);
  return (
    <Stack spacing={2}>
      {writing.restored && <Restored onDiscard={() => writing.discard()} />}
      <AttendanceGrid record={record} writing={writing} />
      <TextFields writing={writing} />
      <Pictures lesson={record.lesson} writing={writing} />
      {!ending && <FormProblem problem={sending.problem} />}
      <EndBar
        record={record}
        draft={writing.draft}
        disabled={correcting && !changed}
        correcting={correcting}
        onEnd={() => setEnding(true)}
        onCancel={
          onCancel &&
          (() =>
            leave(() => {
              writing.drop();
              onCancel();
            }))
        }
      />
      {ending && !sending.theirs && (
        <EndDialog
          record={record}
          draft={writing.draft}
          correcting={correcting}
          sending={sending}
          onClose={() => setEnding(false)}
        />
      )}
      {sending.theirs && (
        <OvertakenDialog theirs={sending.theirs} draft={writing.draft} sending={sending} />
      )}
      {question}
    </Stack>
  );
}
