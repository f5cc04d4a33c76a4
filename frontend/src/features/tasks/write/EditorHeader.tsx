import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskStateChip } from '#frontend/src/entities/tasks/TaskChips.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { DraftHeader } from '#frontend/src/ui/drafts/DraftHeader.tsx';
import { DraftState } from '#frontend/src/ui/drafts/DraftState.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { isOut } from './task.draft.ts';
import type { TaskValues } from './task-form.ts';
import type { Writing } from './use-writing.ts';

interface Props {
  readonly writing: Writing;
  readonly onLeave: (way: string) => void;
}

/** The editor's header: title, state of saving, and actions. */
export function EditorHeader({ writing, onLeave }: Props) {
  const { t } = useTranslation('tasks');
  const [isPreview, setPreview] = useState(false);
  const { form, draft, view } = writing;
  const isGiven = isOut(view.record);
  const values = () => form.getValues() as TaskValues;
  async function saveForLater(): Promise<void> {
    if (!(await form.trigger('title', { shouldFocus: true }))) return;
    await form.attempt(async () => {
      if (!(await draft.save(values()))) return;
      toast.success(t('draftSaved'));
      onLeave(paths.tasks);
    });
  }
  return (
    <>
      <DraftHeader
        title={t(view.record ? 'editTitle' : 'newTitle')}
        chip={view.record && <TaskStateChip task={view.record} />}
        state={<DraftState draft={draft} view={view} out={isGiven ? t('unsavedOut') : undefined} />}
        previewLabel={t('preview')}
        onPreview={() => setPreview(true)}
        later={isGiven ? undefined : { label: t('later'), save: saveForLater }}
        publishLabel={t(isGiven ? 'saveChanges' : 'release.action')}
        isPublishing={form.submitting}
        onPublish={() => void form.onSubmit()}
      />
      {isPreview && <PreviewDialog values={values()} onClose={() => setPreview(false)} />}
    </>
  );
}
