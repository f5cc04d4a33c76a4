import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#frontend/src/lib/paths.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { DraftConflict } from '#frontend/src/ui/drafts/DraftConflict.tsx';
import { RestoredNotice } from '#frontend/src/ui/drafts/RestoredNotice.tsx';
import { useDraftGuard } from '#frontend/src/ui/drafts/use-draft-guard.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { useOwnAddress } from '#frontend/src/ui/form/use-own-address.ts';
import type { TaskDto } from '#shared/tasks/fields.ts';
import { EditorHeader } from './EditorHeader.tsx';
import { TaskContentFields, TaskReleaseFields } from './TaskFields.tsx';
import { isOut } from './task.draft.ts';
import { useComparedFields } from './use-compared-fields.ts';
import { type TaskStart, useWriting } from './use-writing.ts';

interface Props {
  readonly start: TaskStart;
  readonly onStored?: (id: string) => void;
}

function useReleaseToast(start: TaskStart) {
  const { t } = useTranslation('tasks');
  return ({ state }: TaskDto): void => {
    if (isOut(start.record)) toast.success(t('saved'));
    else toast.success(t(state === 'scheduled' ? 'release.planned' : 'release.done'));
  };
}

/** The editor of a task. */
export function TaskEditor({ start, onStored }: Props) {
  const toastReleased = useReleaseToast(start);
  const fields = useComparedFields();
  const [isUploading, setUploading] = useState(false);
  const writing = useWriting(start, (task, { end }) => {
    const isWhole = end();
    toastReleased(task);
    if (isWhole) leaveTo(paths.task(task.id));
  });
  const { form, draft, view, round } = writing;
  const { question, leaveTo } = useDraftGuard(view, isUploading);
  useOwnAddress({
    id: view.record?.id,
    unsaved: view.unsavedSince !== null,
    addressOf: paths.editTask,
    onStored,
  });
  return (
    <Stack spacing={3}>
      <EditorHeader writing={writing} onLeave={leaveTo} />
      <RestoredNotice draft={draft} view={view} onDiscard={writing.fill} />
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
        <TaskReleaseFields control={form.control} isOut={view.record?.state === 'released'} />
      </Box>
      <DraftConflict draft={draft} view={view} fields={fields} onChoose={writing.choose} />
      {question}
    </Stack>
  );
}
