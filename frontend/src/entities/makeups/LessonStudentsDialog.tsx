import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { LessonDto } from '#shared/lessons/fields.ts';
import type { LessonStudent } from '#shared/makeups/fields.ts';
import { MakeupChip } from './MakeupChip.tsx';
import { MakeupDialogs } from './MakeupDialogs.tsx';
import { useMakeupTexts } from './use-makeup-texts.ts';
import { type MakeupTask, useLessonStudents } from './use-makeups.ts';
import { VisitorDialog } from './VisitorDialog.tsx';

interface LineProps {
  readonly person: LessonStudent;
  readonly lesson: LessonDto;
  readonly onTask: (task: MakeupTask) => void;
}

/** Visitors come and go until the record is being written. */
const isVisitable = ({ state }: LessonDto): boolean => state === 'planned' || state === 'running';

const isAhead = ({ state, starts_at }: LessonDto): boolean =>
  state === 'planned' && Date.parse(starts_at) > Date.now();

/** The actions of staff on a student's attendance, the most frequent first. */
function useTasks({ person, lesson }: Omit<LineProps, 'onTask'>): MakeupTask[] {
  const { student_id: id, name, presence, makeup } = person;
  const student = { id, name };
  const isOpen = isAhead(lesson);
  const missed = makeup?.missed ?? lesson;
  const task = (what: MakeupTask['what']): MakeupTask => ({
    what,
    student,
    missed,
    madeUp: makeup?.made_up ?? null,
  });
  if (presence === 'expected') return isOpen ? [task('leave'), task('book')] : [];
  if (presence === 'guest' && !makeup) return isVisitable(lesson) ? [task('unvisit')] : [];
  if (makeup?.state === 'booked') return makeup.booking_cancellable ? [task('unbook')] : [];
  if (presence === 'guest' || !makeup) return [];
  return [
    ...(makeup.state === 'open' ? [task('book')] : []),
    ...(makeup.leave_cancellable ? [task('back')] : []),
  ];
}

function StudentLine({ person, lesson, onTask }: LineProps) {
  const { t } = useTranslation('makeups');
  const { when, lesson: named } = useMakeupTexts();
  const tasks = useTasks({ person, lesson });
  const { name, presence, makeup } = person;
  const isGuest = presence === 'guest';
  const detail = [
    isGuest && makeup && t('makesUp', { when: when(makeup.missed) }),
    !isGuest && makeup?.reason,
    !isGuest && makeup?.made_up && named(makeup.made_up),
  ].filter(Boolean);
  const labelOf = ({ what }: MakeupTask) =>
    what === 'book' && presence === 'expected' ? t('switch') : t(LABELS[what]);
  return (
    <ListItem disableGutters divider sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ListItemText
        primary={name}
        secondary={detail.join(' · ')}
        sx={{ overflowWrap: 'anywhere', minWidth: 'min(100%, 10rem)' }}
      />
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ alignItems: 'center', flexWrap: 'wrap', ml: 'auto' }}
      >
        {presence !== 'expected' && (
          <Chip
            size="small"
            color="info"
            label={t(isGuest ? (makeup ? 'guest' : 'visitor') : 'onLeave')}
          />
        )}
        {makeup && !isGuest && <MakeupChip makeup={makeup} />}
        {tasks.map((task, index) => (
          <Button
            key={task.what}
            size="small"
            variant={index === 0 ? 'outlined' : 'text'}
            aria-label={`${labelOf(task)} ${name}`}
            onClick={() => onTask(task)}
          >
            {labelOf(task)}
          </Button>
        ))}
      </Stack>
    </ListItem>
  );
}

const LABELS = {
  leave: 'ask',
  back: 'back',
  book: 'book',
  unbook: 'unbook',
  unvisit: 'unvisit',
} as const;

interface StudentsProps {
  readonly lesson: LessonDto;
  readonly onTask: LineProps['onTask'];
}

function Students({ lesson, onTask }: StudentsProps) {
  const { t } = useTranslation('makeups');
  const { data, error, refetch } = useLessonStudents(lesson.id);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={5} />;
  if (data.students.length + data.trials.length === 0)
    return <EmptyState title={t('noStudents')} />;
  return (
    <List disablePadding>
      {data.students.map((person) => (
        <StudentLine key={person.student_id} person={person} lesson={data.lesson} onTask={onTask} />
      ))}
      {data.trials.map(({ lead_id, name }) => (
        <ListItem key={lead_id} disableGutters divider>
          <ListItemText primary={name} sx={{ overflowWrap: 'anywhere' }} />
          <Chip size="small" color="secondary" label={t('trial')} />
        </ListItem>
      ))}
    </List>
  );
}

interface Props {
  readonly lesson: LessonDto;
  readonly onClose: () => void;
}

/** The students of a lesson: expected, on leave or guests of a makeup, each with its actions. */
export function LessonStudentsDialog({ lesson, onClose }: Props) {
  const { t } = useTranslation('makeups');
  const { lesson: named } = useMakeupTexts();
  const [task, setTask] = useState<MakeupTask | null>(null);
  const [adding, setAdding] = useState(false);
  return (
    <ClosableDialog title={t('students')} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        <Stack spacing={1}>
          <span>{named(lesson)}</span>
          <Students lesson={lesson} onTask={setTask} />
          {isVisitable(lesson) && (
            <Button
              startIcon={<PersonAddIcon />}
              onClick={() => setAdding(true)}
              sx={{ alignSelf: 'start' }}
            >
              {t('addVisitor')}
            </Button>
          )}
        </Stack>
        {adding && <VisitorDialog lesson={lesson} onClose={() => setAdding(false)} />}
        {task && <MakeupDialogs task={task} onClose={() => setTask(null)} />}
      </DialogContent>
    </ClosableDialog>
  );
}
