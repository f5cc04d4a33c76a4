import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { RestoredAlert } from '#frontend/src/ui/form/RestoredAlert.tsx';
import { useLeaveGuard } from '#frontend/src/ui/form/use-leave-guard.tsx';
import type { RecordDetail } from '#shared/teaching/fields.ts';
import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';
import { changesOf, hasChanges } from '../draft/changes.ts';
import { useDraft, type Writing } from '../draft/use-draft.ts';
import { AttendanceGrid } from './AttendanceGrid.tsx';
import { EarlyEndDialog } from './EarlyEndDialog.tsx';
import { EditConflictDialog } from './EditConflictDialog.tsx';
import { EndBar } from './EndBar.tsx';
import { EndDialog } from './EndDialog.tsx';
import { Pictures } from './Pictures.tsx';
import { TrialsPanel } from './TrialsPanel.tsx';
import { usePictureQueue } from './use-picture-queue.ts';
import { useSendRecord } from './use-send-record.ts';

/** Content and homework. */
function TextFields({ writing: { draft, set } }: { readonly writing: Writing }) {
  const { t } = useTranslation('teaching');
  return (
    <Paper sx={{ p: 2 }}>
      <Stack spacing={2}>
        <LabelledInput
          label={t('content')}
          hint={t('contentHint')}
          value={draft.content}
          multiline
          minRows={2}
          maxRows={8}
          maxLength={TEACHING_LIMITS.contentMax}
          onChange={({ target }) => set({ content: target.value })}
        />
        <LabelledInput
          label={t('homework')}
          value={draft.homework}
          multiline
          maxRows={6}
          maxLength={TEACHING_LIMITS.homeworkMax}
          onChange={({ target }) => set({ homework: target.value })}
        />
      </Stack>
    </Paper>
  );
}

interface Props {
  readonly record: RecordDetail;
  readonly onDone: () => void;
  /** Cancels a correction; absent for a first record. */
  readonly onCancel?: () => void;
}

/** Tells that the draft was restored, with a button to discard it. */
function RestoredNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useTranslation('teaching');
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  const discard = () => {
    setShown(false);
    onDiscard();
  };
  return <RestoredAlert text={t('restored')} action={t('discard')} onDiscard={discard} />;
}

/** The form of a record: attendance, content, homework, pictures. */
export function RecordForm({ record, onDone, onCancel }: Props) {
  const writing = useDraft(record);
  const uploads = usePictureQueue(writing);
  const [ending, setEnding] = useState(false);
  const sending = useSendRecord(record, writing, () => {
    setEnding(false);
    onDone();
  });
  const correcting = onCancel !== undefined;
  const changed = hasChanges(changesOf(record, writing.draft));
  // A first record is kept as a draft; leaving a correction asks for confirmation.
  const { leave, question } = useLeaveGuard(correcting && changed && !sending.working);
  return (
    <Stack spacing={2}>
      {writing.restored && <RestoredNotice onDiscard={() => writing.discard()} />}
      <AttendanceGrid record={record} writing={writing} />
      <TrialsPanel record={record} />
      <TextFields writing={writing} />
      <Pictures writing={writing} uploads={uploads} />
      {!ending && <FormProblem problem={sending.problem} />}
      <EndBar
        record={record}
        draft={writing.draft}
        disabled={correcting && !changed}
        waiting={uploads.isBusy}
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
      {sending.early && (
        <EarlyEndDialog
          early={sending.early}
          sending={sending}
          onKeepOn={() => {
            setEnding(false);
            sending.keepOn();
          }}
        />
      )}
      {ending && !sending.theirs && !sending.early && (
        <EndDialog
          record={record}
          draft={writing.draft}
          correcting={correcting}
          sending={sending}
          onClose={() => setEnding(false)}
        />
      )}
      {sending.theirs && (
        <EditConflictDialog theirs={sending.theirs} draft={writing.draft} sending={sending} />
      )}
      {question}
    </Stack>
  );
}
