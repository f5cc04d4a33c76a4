import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { type JSONContent, useEditor } from '@tiptap/react';
import { useId } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Namespace } from '#frontend/src/lib/i18n-types.ts';
import { type BoundField, useBoundField } from '#frontend/src/ui/form/use-bound-field.ts';
import { parseRichText } from '#shared/rich-text/rich-text.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { EXTENSIONS, insertPicture } from './editor-extensions.ts';
import { useAttachPicture } from './use-attach-picture.ts';

/** A formatted text of a form, as JSON, with pictures. Another `key` makes it take a value that was replaced. */
export function RichTextField<T extends FieldValues, P extends FieldPath<T>, N extends Namespace>(
  props: BoundField<T, P, N>,
) {
  const id = useId();
  const { field, label, error } = useBoundField(props);
  const { onChange, onBlur } = field;
  const value: string = field.value;
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: parseRichText(value) as JSONContent,
    editorProps: {
      attributes: { 'aria-labelledby': id, role: 'textbox', 'aria-multiline': 'true' },
    },
    onUpdate: ({ editor: changed }) => onChange(JSON.stringify(changed.getJSON())),
    onBlur,
  });
  const pictures = useAttachPicture((picture) => insertPicture(editor, picture));
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel id={id} sx={{ mb: 0.5, fontWeight: 600 }} onClick={() => editor.commands.focus()}>
        {label}
      </FormLabel>
      <Stack spacing={1}>
        <EditorFrame editor={editor} pictures={pictures} minHeight="24vh" />
      </Stack>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
