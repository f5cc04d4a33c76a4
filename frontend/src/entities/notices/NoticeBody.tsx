import Stack from '@mui/material/Stack';
import { TaskFiles } from '#frontend/src/entities/tasks/TaskFiles.tsx';
import { RichTextView } from '#frontend/src/ui/rich-text/RichTextView.tsx';
import type { NoticeText } from '#shared/notices/fields.ts';

/** What a notice says: its text and its files. */
export function NoticeBody({ text: { content, files } }: { readonly text: NoticeText }) {
  return (
    <Stack spacing={2}>
      <div>
        <RichTextView text={content} />
      </div>
      {files.length > 0 && <TaskFiles files={files} />}
    </Stack>
  );
}
