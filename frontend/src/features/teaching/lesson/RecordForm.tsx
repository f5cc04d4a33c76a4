import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftState } from '#frontend/src/ui/drafts/DraftState.tsx';
import { RestoredNotice } from '#frontend/src/ui/drafts/RestoredNotice.tsx';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { useLeaveGuard } from '#frontend/src/ui/form/use-leave-guard.tsx';
import type { RecordDetail } from '#shared/teaching/fields.ts';
import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';
import { changesOf, hasChanges } from '../draft/changes.ts';
import { useRecordDraft, type Writing } from '../draft/use-record-draft.ts';
import { AttendanceGrid } from './AttendanceGrid.tsx';
import { EarlyEndDialog } from './EarlyEndDialog.tsx';
import { EditConflictDialog } from './EditConflictDialog.tsx';
import { EndBar } from './EndBar.tsx';
import { EndDialog } from './EndDialog.tsx';
import { Pictures } from './Pictures.tsx';
import { TrialsPanel } from './TrialsPanel.tsx';
import { usePictureQueue } from './use-picture-queue.ts';

/** Content and homework. */
function TextFields({ writing: { values, set } }: { readonly writing: Writing }) {
  const { t } = useTranslation('teaching');
  return (
    <Paper sx={{ p: 2 }}>
      <Stack spacing={2}>
        <LabelledInput
          label={t('content')}
          hint={t('contentHint')}
          value={values.content}
          multiline
          minRows={2}
          maxRows={8}
          maxLength={TEACHING_LIMITS.contentMax}
          onChange={({ target }) => set({ content: target.value })}
        />
        <LabelledInput
          label={t('homework')}
          value={values.homework}
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

/** The form of a record: attendance, content, homework, pictures. */
export function RecordForm({ record, onDone, onCancel }: Props) {
  const [ending, setEnding] = useState(false);
  const writing = useRecordDraft(record, () => {
    setEnding(false);
    onDone();
  });
  const uploads = usePictureQueue(writing);
  const { draft, view, values, early, isSaving } = writing;
  const correcting = onCancel !== undefined;
  const changed = hasChanges(changesOf(record, values));
  // A first record is kept as a draft; leaving a correction asks for confirmation.
  const { leave, question } = useLeaveGuard(correcting && changed && !isSaving);
  return (
    <Stack spacing={2}>
      <RestoredNotice draft={draft} view={view} />
      <AttendanceGrid record={record} writing={writing} />
      <TrialsPanel record={record} />
      <TextFields writing={writing} />
      <Pictures writing={writing} uploads={uploads} />
      <DraftState draft={draft} view={view} />
      {!ending && <FormProblem problem={writing.problem} />}
      <EndBar
        record={record}
        values={values}
        disabled={correcting && !changed}
        waiting={uploads.isBusy}
        correcting={correcting}
        onEnd={() => setEnding(true)}
        onCancel={
          onCancel &&
          (() =>
            leave(() => {
              draft.discard();
              onCancel();
            }))
        }
      />
      {early && (
        <EarlyEndDialog
          early={early}
          writing={writing}
          onKeepOn={() => {
            setEnding(false);
            writing.keepOn();
          }}
        />
      )}
      {ending && !view.theirs && !early && (
        <EndDialog
          record={record}
          correcting={correcting}
          writing={writing}
          onClose={() => setEnding(false)}
        />
      )}
      {view.theirs && <EditConflictDialog theirs={view.theirs.record} writing={writing} />}
      {question}
    </Stack>
  );
}
