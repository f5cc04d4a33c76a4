import Stack from '@mui/material/Stack';
import { type JSONContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shrinkToFile } from '#frontend/src/lib/shrink-picture.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useStoreFile } from '#frontend/src/lib/uploads/store-file.ts';
import { EditorFrame } from '#frontend/src/ui/rich-text/EditorFrame.tsx';
import {
  EXTENSIONS,
  insertPicture,
  type StoredPicture,
} from '#frontend/src/ui/rich-text/editor-extensions.ts';
import type { Writing } from './use-writing.ts';

/** Shrinks a chosen picture, uploads it, and answers its address. */
function useAttachPicture(onStored: (picture: StoredPicture) => void) {
  const { t } = useTranslation('reports');
  const { mutateAsync } = useStoreFile('attachment');
  const [working, setWorking] = useState(false);
  async function choose(file: File): Promise<void> {
    setWorking(true);
    const small = await shrinkToFile(file).catch(() => undefined);
    try {
      if (small) {
        const { key, url } = await mutateAsync(small);
        onStored({ key, url, name: file.name.replace(/\.\w+$/, '') });
      } else toast.error(t('editor.notAPicture'));
    } catch {
      // The client of the API has shown why.
    } finally {
      setWorking(false);
    }
  }
  return { choose, working };
}

interface RichTextProps {
  readonly label: string;
  /** The text as JSON. */
  readonly value: string;
  readonly onChange: (json: string) => void;
}

/** A rich text outside a form. */
export function RichTextField({ label, value, onChange }: RichTextProps) {
  const written = useRef(value);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: JSON.parse(value) as JSONContent,
    editorProps: {
      attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = JSON.stringify(changed.getJSON());
      onChange(written.current);
    },
  });
  // Another text than was written here: somebody else's, chosen in the comparison.
  useEffect(() => {
    if (value === written.current || editor.isFocused) return;
    written.current = value;
    editor.commands.setContent(JSON.parse(value) as JSONContent, { emitUpdate: false });
  }, [editor, value]);
  const pictures = useAttachPicture((picture) => insertPicture(editor, picture));
  return (
    <Stack spacing={1}>
      <EditorFrame editor={editor} pictures={pictures} minHeight="18vh" />
    </Stack>
  );
}

/** What was learnt, in the editor that tasks use. */
export function TaskField({ writing: { values, change } }: { readonly writing: Writing }) {
  const { t } = useTranslation('reports');
  return (
    <RichTextField
      label={t('sections.task')}
      value={values.task}
      onChange={(task) => change({ task })}
    />
  );
}
