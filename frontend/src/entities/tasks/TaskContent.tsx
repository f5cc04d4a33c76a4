import Stack from '@mui/material/Stack';
import { RichTextView } from '#frontend/src/ui/rich-text/RichTextView.tsx';
import type { TaskText } from '#shared/contracts/task-fields.ts';
import { TaskFiles } from './TaskFiles.tsx';
import { TemplateCard } from './TemplateCard.tsx';

/** What a task asks for: its words and pictures, the files beside them, and the project to begin with. */
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
