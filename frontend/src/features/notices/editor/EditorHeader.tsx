import PreviewIcon from '@mui/icons-material/Preview';
import SaveIcon from '@mui/icons-material/Save';
import SendIcon from '@mui/icons-material/Send';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { NoticeValues } from './notice-form.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { isOut, type NoticeWriting } from './use-notice-writing.ts';

interface Props {
  readonly writing: NoticeWriting;
  readonly onLeave: (way: string) => void;
}

/** The state of saving, in words. */
function useStateText({ saving, unsaved, notice }: NoticeWriting): string {
  const { t } = useTranslation('editor');
  const { time } = useFormats();
  if (saving.kind === 'failed') return t('saving.failed', { message: saving.message });
  if (saving.kind === 'saving') return t('saving.saving');
  if (saving.kind === 'untitled' && unsaved) return t('saving.untitled');
  if (unsaved) return t(isOut(notice) ? 'saving.unsavedOut' : 'saving.unsaved');
  return saving.kind === 'saved' ? t('saving.saved', { time: time(saving.at) }) : '';
}

/** Saves a draft and leaves the editor. */
function LaterButton({ writing: { form, saveDraft }, onLeave }: Props) {
  const { t } = useTranslation('editor');
  const [isSaving, setSaving] = useState(false);
  async function save(): Promise<void> {
    if (!(await form.trigger('title', { shouldFocus: true }))) return;
    setSaving(true);
    await form.attempt(async () => {
      if (!(await saveDraft())) return;
      toast.success(t('draftSaved'));
      onLeave(paths.notices);
    });
    setSaving(false);
  }
  return (
    <Button variant="outlined" loading={isSaving} onClick={() => void save()}>
      {t('later')}
    </Button>
  );
}

/** The header of the editor: title, state of saving, and actions. */
export function EditorHeader({ writing, onLeave }: Props) {
  const { t } = useTranslation('editor');
  const [isPreview, setPreview] = useState(false);
  const { form, notice } = writing;
  const isPublished = isOut(notice);
  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      spacing={2}
      sx={{ alignItems: { md: 'center' }, justifyContent: 'space-between' }}
    >
      <div>
        <Typography variant="h1">{t(notice ? 'editTitle' : 'newTitle')}</Typography>
        <Typography color="textSecondary" role="status" sx={{ minHeight: '1.5em' }}>
          {useStateText(writing)}
        </Typography>
      </div>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button startIcon={<PreviewIcon />} onClick={() => setPreview(true)}>
          {t('preview')}
        </Button>
        {!isPublished && <LaterButton writing={writing} onLeave={onLeave} />}
        {/* Not a submit button: Enter in a field must not publish. */}
        <Button
          variant="contained"
          loading={form.submitting}
          loadingPosition="start"
          startIcon={isPublished ? <SaveIcon /> : <SendIcon />}
          onClick={() => void form.onSubmit()}
        >
          {t(isPublished ? 'saveChanges' : 'publish')}
        </Button>
      </Stack>
      {isPreview && (
        <PreviewDialog
          values={form.getValues() as NoticeValues}
          onClose={() => setPreview(false)}
        />
      )}
    </Stack>
  );
}
