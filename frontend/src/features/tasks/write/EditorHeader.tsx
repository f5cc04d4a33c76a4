import PreviewIcon from '@mui/icons-material/Preview';
import SaveIcon from '@mui/icons-material/Save';
import SendIcon from '@mui/icons-material/Send';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskStateChip } from '#frontend/src/entities/tasks/TaskChips.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import type { TaskValues } from './task-form.ts';
import { isOut, type View } from './task-writer.ts';
import type { Writing } from './use-writing.ts';

interface Props {
  readonly writing: Writing;
  readonly onLeave: (way: string) => void;
}

/** The state of saving, in words. */
function useStateText({ saving, unsaved, task }: View): string {
  const { t } = useTranslation('tasks');
  const { time } = useFormats();
  if (saving.kind === 'failed') return t('saving.failed', { message: saving.message });
  if (saving.kind === 'saving') return t('saving.saving');
  if (saving.kind === 'untitled' && unsaved) return t('saving.untitled');
  if (unsaved) return t(isOut(task) ? 'saving.unsavedOut' : 'saving.unsaved');
  return saving.kind === 'saved' ? t('saving.saved', { time: time(saving.at) }) : '';
}

/** Saves a draft and leaves the editor. */
function LaterButton({ writing: { form, writer }, onLeave }: Props) {
  const { t } = useTranslation('tasks');
  const [isSaving, setSaving] = useState(false);
  async function save(): Promise<void> {
    if (!(await form.trigger('title', { shouldFocus: true }))) return;
    setSaving(true);
    await form.attempt(async () => {
      if (!(await writer.save(form.getValues() as TaskValues))) return;
      toast.success(t('draftSaved'));
      onLeave(paths.tasks);
    });
    setSaving(false);
  }
  return (
    <Button variant="outlined" loading={isSaving} onClick={() => void save()}>
      {t('later')}
    </Button>
  );
}

/** The editor's header: title, state of saving, and actions. */
export function EditorHeader({ writing, onLeave }: Props) {
  const { t } = useTranslation('tasks');
  const [isPreview, setPreview] = useState(false);
  const { form, view } = writing;
  const isGiven = isOut(view.task);
  const text = useStateText(view);
  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      spacing={2}
      sx={{ alignItems: { md: 'center' }, justifyContent: 'space-between' }}
    >
      <div>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <Typography variant="h1">{t(view.task ? 'editTitle' : 'newTitle')}</Typography>
          {view.task && <TaskStateChip task={view.task} />}
        </Stack>
        <Typography color="textSecondary" role="status" sx={{ minHeight: '1.5em' }}>
          {text}
        </Typography>
      </div>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button startIcon={<PreviewIcon />} onClick={() => setPreview(true)}>
          {t('preview')}
        </Button>
        {!isGiven && <LaterButton writing={writing} onLeave={onLeave} />}
        {/* Not a submit button: Enter in a field must not release the task. */}
        <Button
          variant="contained"
          loading={form.submitting}
          loadingPosition="start"
          startIcon={isGiven ? <SaveIcon /> : <SendIcon />}
          onClick={() => void form.onSubmit()}
        >
          {t(isGiven ? 'saveChanges' : 'release.action')}
        </Button>
      </Stack>
      {isPreview && (
        <PreviewDialog values={form.getValues() as TaskValues} onClose={() => setPreview(false)} />
      )}
    </Stack>
  );
}
