import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type Editor, EditorContent } from '@tiptap/react';
import { EditorToolbar, type PictureStore } from './EditorToolbar.tsx';

interface Props {
  readonly editor: Editor;
  readonly pictures: PictureStore;
  /** The height of the empty editor. */
  readonly minHeight: string;
}

const page = (minHeight: string): SxProps<Theme> => ({
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& .ProseMirror': { minHeight, p: 2, overflowWrap: 'anywhere' },
  '& img': { maxWidth: 1, height: 'auto' },
  '& blockquote': { borderLeft: 4, borderColor: 'divider', pl: 2, mx: 0 },
});

/** The rich text editor: toolbar, and the text as it will look. */
export function EditorFrame({ editor, pictures, minHeight }: Props) {
  return (
    <>
      <EditorToolbar editor={editor} pictures={pictures} />
      <Box sx={page(minHeight)}>
        <EditorContent editor={editor} />
      </Box>
    </>
  );
}
