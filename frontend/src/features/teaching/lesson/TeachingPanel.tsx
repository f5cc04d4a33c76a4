import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { RecordDetail } from '#shared/contracts/teaching-fields.ts';
import { useStartLesson } from '../queries.ts';
import { StudentNames } from '../record/StudentNames.tsx';
import { useReached } from './use-reached.ts';
import { WritingForm } from './WritingForm.tsx';

interface Props {
  readonly record: RecordDetail;
  readonly onDone: () => void;
}

/** A lesson that has not begun: one button begins it, when it is time. */
function StartCard({ record }: Pick<Props, 'record'>) {
  const { t } = useTranslation('teaching');
  const { dateTime } = useFormats();
  const start = useStartLesson();
  const { lesson, startable_from, may_write, students } = record;
  const startable = useReached(startable_from);
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        <Typography variant="h2">{t('expected', { count: students.length })}</Typography>
        <StudentNames students={students} />
        {may_write && startable && (
          <Button
            size="large"
            variant="contained"
            startIcon={<PlayArrowIcon />}
            loading={start.isPending}
            loadingPosition="start"
            onClick={() => start.mutate({ lesson_id: lesson.id })}
            sx={{ width: { xs: 1, sm: 'auto' } }}
          >
            {t('start')}
          </Button>
        )}
        {may_write && !startable && (
          <Typography color="textSecondary">
            {t('startableFrom', { when: dateTime(startable_from) })}
          </Typography>
        )}
        {!may_write && <Typography color="textSecondary">{t('notYours')}</Typography>}
      </Stack>
    </Paper>
  );
}

/** A lesson without a record: to be started, or to be written of. What is over needs no start any more. */
export function TeachingPanel({ record, onDone }: Props) {
  const { lesson, may_write } = record;
  const over = useReached(lesson.ends_at);
  if (may_write && (lesson.state !== 'planned' || over))
    return <WritingForm record={record} onDone={onDone} />;
  return <StartCard record={record} />;
}
