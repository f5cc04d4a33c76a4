import Stack from '@mui/material/Stack';
import { type Editor, type JSONContent, useEditor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import { EditorFrame } from '#frontend/src/ui/rich-text/EditorFrame.tsx';
import { EXTENSIONS, insertPicture } from '#frontend/src/ui/rich-text/editor-extensions.ts';
import { toError } from '#shared/to-error.ts';
import { type Institution, useInstitution, useSaveAbout } from './queries.ts';
import { SaveProblem } from './SaveProblem.tsx';
import { useChoosePicture } from './use-choose-picture.ts';

interface Props {
  readonly school: Institution;
  readonly onDirty: (dirty: boolean) => void;
}

/** Saves the editor's content, based on the revision that was loaded. */
function useSaving(editor: Editor, first: number, onDirty: Props['onDirty']) {
  const { t } = useTranslation('institutions');
  const { mutateAsync, isPending } = useSaveAbout();
  const { refetch } = useInstitution();
  const [rev, setRev] = useState(first);
  const [problem, setProblem] = useState<Error | null>(null);
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setProblem(null);
    try {
      const saved = await mutateAsync({ rev, about: JSON.stringify(editor.getJSON()) });
      setRev(saved.rev);
      onDirty(false);
      toast.success(t('saved'));
    } catch (error) {
      setProblem(toError(error));
    }
  }
  async function discardOwn(): Promise<void> {
    const { data } = await refetch();
    if (!data) return;
    editor.commands.setContent(data.about as JSONContent);
    setRev(data.about_rev);
    setProblem(null);
    onDirty(false);
  }
  return { save, discardOwn, problem, saving: isPending };
}

/** The introduction, written as it will look. */
export function AboutEditor({ school, onDirty }: Props) {
  const { t } = useTranslation(['institutions', 'common']);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: school.about as JSONContent,
    editorProps: {
      attributes: { 'aria-label': t('about'), role: 'textbox', 'aria-multiline': 'true' },
    },
    onUpdate: () => onDirty(true),
  });
  const pictures = useChoosePicture((picture) => insertPicture(editor, picture));
  const { save, discardOwn, problem, saving } = useSaving(editor, school.about_rev, onDirty);
  return (
    <Stack component="form" spacing={2} onSubmit={(event) => void save(event)}>
      <EditorFrame editor={editor} pictures={pictures} minHeight="40vh" />
      <SaveProblem problem={problem} onDiscardOwn={() => void discardOwn()} />
      <Stack direction="row">
        <SubmitButton submitting={saving}>{t('common:save')}</SubmitButton>
      </Stack>
    </Stack>
  );
}
