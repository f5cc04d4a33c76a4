import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useHasPassed } from '#frontend/src/lib/use-has-passed.ts';
import { PersonAvatar } from '#frontend/src/ui/PersonAvatar.tsx';
import type { AttendanceLine, RecordDetail } from '#shared/teaching/fields.ts';
import { useStartLesson } from '../queries.ts';
import { RecordForm } from './RecordForm.tsx';
import { TrialsPanel } from './TrialsPanel.tsx';

/** The students of a lesson; students on leave and guests are marked. */
function StudentNames({ students }: { readonly students: readonly AttendanceLine[] }) {
  const { t } = useTranslation('records');
  return (
    <Stack
      direction="row"
      component="ul"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, p: 0, m: 0, listStyle: 'none' }}
    >
      {students.map(({ student_id, name, avatar, state }) => (
        <li key={student_id}>
          <Chip
            avatar={<PersonAvatar name={name} picture={avatar} size="tiny" />}
            label={state === 'present' ? name : `${name} · ${t(`attendance.${state}`)}`}
          />
        </li>
      ))}
    </Stack>
  );
}

interface Props {
  readonly record: RecordDetail;
  readonly onDone: () => void;
}

/** Why the lesson cannot be started now; undefined when it can. */
function useReason({ startable_from, may_write, past_due }: RecordDetail): string | undefined {
  const { t } = useTranslation('teaching');
  const { dateTime } = useFormats();
  const startable = useHasPassed(startable_from);
  if (!may_write) return t('notYours');
  if (past_due) return t('pastDue');
  return startable ? undefined : t('startableFrom', { when: dateTime(startable_from) });
}

/** A lesson that has not begun, with the button that starts it, or the reason why it cannot be started. */
function StartCard({ record }: Pick<Props, 'record'>) {
  const { t } = useTranslation('teaching');
  const start = useStartLesson();
  const { lesson, students } = record;
  const reason = useReason(record);
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        <Typography variant="h2">{t('expected', { count: students.length })}</Typography>
        <StudentNames students={students} />
        {reason ? (
          <Typography color="textSecondary">{reason}</Typography>
        ) : (
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
      </Stack>
    </Paper>
  );
}

/** A lesson without a record: to be started, or when it is over, to write its record. */
export function TeachingPanel({ record, onDone }: Props) {
  const { lesson, may_write } = record;
  const over = useHasPassed(lesson.ends_at);
  if (may_write && (lesson.state !== 'planned' || over))
    return <RecordForm record={record} onDone={onDone} />;
  return (
    <Stack spacing={2}>
      <StartCard record={record} />
      <TrialsPanel record={record} />
    </Stack>
  );
}
