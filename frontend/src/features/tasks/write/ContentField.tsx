import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { type JSONContent, useEditor } from '@tiptap/react';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import { EditorFrame } from '#frontend/src/ui/rich-text/EditorFrame.tsx';
import { EXTENSIONS, insertPicture } from '#frontend/src/ui/rich-text/editor-extensions.ts';
import { useAttachPicture } from '#frontend/src/ui/rich-text/use-attach-picture.ts';
import { parseRichText } from '#shared/rich-text.ts';
import type { TaskControl } from './task-form.ts';

/** The task's description, in a rich-text editor. */
export function ContentField({ control }: { readonly control: TaskControl }) {
  const { t } = useTranslation('tasks');
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'content' });
  const { value, onChange, onBlur } = field;
  const error = useIssueText('content', fieldState.error?.message, 'tasks');
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
        {t('content')}
      </FormLabel>
      <Stack spacing={1}>
        <EditorFrame editor={editor} pictures={pictures} minHeight="24vh" />
      </Stack>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
