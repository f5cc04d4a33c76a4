import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#frontend/src/lib/paths.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { DraftHeader } from '#frontend/src/ui/drafts/DraftHeader.tsx';
import { DraftState } from '#frontend/src/ui/drafts/DraftState.tsx';
import { isOut } from './notice.draft.ts';
import type { NoticeValues } from './notice-form.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import type { NoticeWriting } from './use-notice-writing.ts';

interface Props {
  readonly writing: NoticeWriting;
  readonly onLeave: (way: string) => void;
}

/** The header of the editor: title, state of saving, and actions. */
export function EditorHeader({ writing, onLeave }: Props) {
  const { t } = useTranslation('editor');
  const [isPreview, setPreview] = useState(false);
  const { form, draft, view } = writing;
  const isPublished = isOut(view.record);
  const values = () => form.getValues() as NoticeValues;
  async function saveForLater(): Promise<void> {
    if (!(await form.trigger('title', { shouldFocus: true }))) return;
    await form.attempt(async () => {
      if (!(await draft.save(values()))) return;
      toast.success(t('draftSaved'));
      onLeave(paths.notices);
    });
  }
  return (
    <>
      <DraftHeader
        title={t(view.record ? 'editTitle' : 'newTitle')}
        state={
          <DraftState draft={draft} view={view} out={isPublished ? t('unsavedOut') : undefined} />
        }
        previewLabel={t('preview')}
        onPreview={() => setPreview(true)}
        later={isPublished ? undefined : { label: t('later'), save: saveForLater }}
        publishLabel={t(isPublished ? 'saveChanges' : 'publish')}
        isPublishing={form.submitting}
        onPublish={() => void form.onSubmit()}
      />
      {isPreview && <PreviewDialog values={values()} onClose={() => setPreview(false)} />}
    </>
  );
}
