import Stack from '@mui/material/Stack';
import { type JSONContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorFrame } from '#frontend/src/ui/rich-text/EditorFrame.tsx';
import { EXTENSIONS, insertPicture } from '#frontend/src/ui/rich-text/editor-extensions.ts';
import { useAttachPicture } from '#frontend/src/ui/rich-text/use-attach-picture.ts';
import type { Writing } from './use-writing.ts';

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
