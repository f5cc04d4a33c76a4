import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Deadline } from '#frontend/src/entities/tasks/Deadline.tsx';
import { TaskContent } from '#frontend/src/entities/tasks/TaskContent.tsx';
import { useTimeZone } from '#frontend/src/lib/format.ts';
import { instantOf } from '#frontend/src/lib/wall-clock.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { parseRichText } from '#shared/rich-text/rich-text.ts';
import { type TaskValues, templateIn } from './task-form.ts';

interface Props {
  readonly values: TaskValues;
  readonly onClose: () => void;
}

/** The task as its students will see it. */
export function PreviewDialog({ values, onClose }: Props) {
  const { t } = useTranslation('tasks');
  const timeZone = useTimeZone();
  const { title, content, file_ids, deadline } = values;
  const text = {
    content: parseRichText(content) ?? { type: 'doc' as const },
    files: [...file_ids],
    template: templateIn(values),
  };
  return (
    <ClosableDialog title={t('previewTitle')} maxWidth="md" onClose={onClose}>
      <DialogContent>
        <Stack spacing={2}>
          <div>
            <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
              {title || t('untitled')}
            </Typography>
            <Typography component="div" color="textSecondary">
              <Deadline at={instantOf(deadline, timeZone)} />
            </Typography>
          </div>
          <TaskContent text={text} />
        </Stack>
      </DialogContent>
    </ClosableDialog>
  );
}
