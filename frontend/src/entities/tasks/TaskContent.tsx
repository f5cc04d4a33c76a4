import Stack from '@mui/material/Stack';
import { RichTextView } from '#frontend/src/ui/rich-text/RichTextView.tsx';
import type { TaskText } from '#shared/tasks/fields.ts';
import { TaskFiles } from './TaskFiles.tsx';
import { TemplateCard } from './TemplateCard.tsx';

/** The contents of a task: text, files, and template. */
export function TaskContent({ text: { content, files, template } }: { readonly text: TaskText }) {
  return (
    <Stack spacing={2}>
      <div>
        <RichTextView text={content} />
      </div>
      {template && <TemplateCard template={template} />}
      {files.length > 0 && <TaskFiles files={files} />}
    </Stack>
  );
}
