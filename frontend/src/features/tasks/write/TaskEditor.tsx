import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#frontend/src/lib/paths.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { RestoredAlert } from '#frontend/src/ui/form/RestoredAlert.tsx';
import { useLeaveGuard } from '#frontend/src/ui/form/use-leave-guard.tsx';
import { useOwnAddress } from '#frontend/src/ui/form/use-own-address.ts';
import type { TaskDto } from '#shared/contracts/task-fields.ts';
import { EditConflictDialog } from './EditConflictDialog.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import type { EditorStart } from './editor-start.ts';
import { TaskContentFields, TaskReleaseFields } from './TaskFields.tsx';
import { isOut } from './task-writer.ts';
import { useWriting, type Writing } from './use-writing.ts';

interface RestoredNoticeProps {
  readonly writing: Writing;
  readonly start: EditorStart;
  readonly onDiscard: () => void;
}

/** Says that the fields hold an earlier local draft, which can be discarded. */
function RestoredNotice({ writing: { form }, start, onDiscard }: RestoredNoticeProps) {
  const { t } = useTranslation('tasks');
  const [isSeen, setSeen] = useState(false);
  if (isSeen) return null;
  const discard = () => {
    form.reset(start.stored);
    setSeen(true);
    onDiscard();
  };
  return (
    <RestoredAlert text={t('restored.text')} action={t('restored.discard')} onDiscard={discard} />
  );
}

interface Props {
  readonly start: EditorStart;
  readonly onStored?: (id: string) => void;
}

function useReleaseToast(start: EditorStart) {
  const { t } = useTranslation('tasks');
  return ({ state }: TaskDto): void => {
    if (isOut(start.task)) toast.success(t('saved'));
    else toast.success(t(state === 'scheduled' ? 'release.planned' : 'release.done'));
  };
}

/** The editor of a task. */
export function TaskEditor({ start, onStored }: Props) {
  const toastReleased = useReleaseToast(start);
  const [isUploading, setUploading] = useState(false);
  // The rich-text editor has state of its own: a new key makes it take replaced values.
  const [round, setRound] = useState(0);
  const writing = useWriting(start, (task) => {
    writing.writer.end();
    toastReleased(task);
    leaveTo(paths.task(task.id));
  });
  const { form, view } = writing;
  const { question, leaveTo } = useLeaveGuard(view.unsaved || isUploading);
  useOwnAddress({
    id: view.task?.id,
    unsaved: view.unsaved,
    addressOf: paths.editTask,
    onStored,
  });
  const remountText = () => setRound((before) => before + 1);
  return (
    <Stack spacing={3}>
      <EditorHeader writing={writing} onLeave={leaveTo} />
      {start.restored && <RestoredNotice writing={writing} start={start} onDiscard={remountText} />}
      <FormProblem problem={form.problem} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <TaskContentFields control={form.control} round={round} onUploading={setUploading} />
        <TaskReleaseFields control={form.control} isOut={view.task?.state === 'released'} />
      </Box>
      <EditConflictDialog writing={writing} onChosen={remountText} />
      {question}
    </Stack>
  );
}
