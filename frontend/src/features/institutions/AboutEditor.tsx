import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useEditor } from '@tiptap/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Leaving, leavingOf } from '#frontend/src/lib/drafts/draft-view.ts';
import { useDraft } from '#frontend/src/lib/drafts/use-draft.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { DraftConflict } from '#frontend/src/ui/drafts/DraftConflict.tsx';
import { DraftState } from '#frontend/src/ui/drafts/DraftState.tsx';
import { RestoredNotice } from '#frontend/src/ui/drafts/RestoredNotice.tsx';
import { useDraftSaving } from '#frontend/src/ui/drafts/use-draft-saving.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import { EditorFrame } from '#frontend/src/ui/rich-text/EditorFrame.tsx';
import { EXTENSIONS, insertPicture } from '#frontend/src/ui/rich-text/editor-extensions.ts';
import { firstWords } from '#frontend/src/ui/rich-text/first-words.ts';
import { schools } from '#shared/schools/contract.ts';
import { type AboutValues, draftKind } from './about.draft.ts';
import type { Institution } from './queries.ts';
import { useChoosePicture } from './use-choose-picture.ts';

interface Props {
  readonly school: Institution;
  readonly onLeaving: (leaving: Leaving) => void;
}

/** The draft in an editor that shows it as it will look. */
function useAbout(school: Institution) {
  const { t } = useTranslation('institutions');
  const client = useQueryClient();
  const { draft, view } = useDraft(draftKind, {
    context: undefined,
    start: { record: { rev: school.about_rev }, value: { about: JSON.stringify(school.about) } },
    onStored: () => void invalidate(client, schools.endpoints.getInfo),
  });
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: JSON.parse(draft.values.get().about),
    editorProps: {
      attributes: { 'aria-label': t('about'), role: 'textbox', 'aria-multiline': 'true' },
    },
    onUpdate: ({ editor: now }) => draft.change({ about: JSON.stringify(now.getJSON()) }),
  });
  const fill = ({ about }: AboutValues) => editor.commands.setContent(JSON.parse(about));
  return { draft, view, editor, fill };
}

/** The introduction, written as it will look. */
export function AboutEditor({ school, onLeaving }: Props) {
  const { t } = useTranslation(['institutions', 'common']);
  const { draft, view, editor, fill } = useAbout(school);
  const pictures = useChoosePicture((picture) => insertPicture(editor, picture));
  const saving = useDraftSaving(() => toast.success(t('saved')));
  const leaving = leavingOf(view);
  useEffect(() => onLeaving(leaving), [leaving, onLeaving]);
  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(() => draft.save(draft.values.get()));
      }}
    >
      <RestoredNotice draft={draft} view={view} onDiscard={fill} />
      <EditorFrame editor={editor} pictures={pictures} minHeight="40vh" />
      <DraftState draft={draft} view={view} />
      <FormProblem problem={saving.error} />
      <Stack direction="row">
        <SubmitButton submitting={saving.isPending}>{t('common:save')}</SubmitButton>
      </Stack>
      <DraftConflict
        draft={draft}
        view={view}
        fields={[{ name: 'about', label: t('about'), show: firstWords }]}
        onChoose={(chosen) => {
          fill(chosen);
          saving.mutate(() => draft.choose(chosen));
        }}
      />
    </Stack>
  );
}
