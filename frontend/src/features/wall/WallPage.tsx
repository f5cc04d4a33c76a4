import PanToolIcon from '@mui/icons-material/PanTool';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import type { LessonId, StudentId } from '#shared/ids.ts';
import { ProjectDialog } from './ProjectDialog.tsx';
import { type Counts, countSeats } from './seats.ts';
import { useBell, useHelpAlert } from './use-help-alert.ts';
import { useWall } from './use-wall.ts';
import { WallBar } from './WallBar.tsx';
import { WallGrid, WallSkeleton } from './WallGrid.tsx';
import { WallTile } from './WallTile.tsx';

/** The counts of students by state, in one line. */
function WallCounts({ counts }: { readonly counts: Counts }) {
  const { t } = useTranslation('wall');
  const { help, programming, away, absent } = counts;
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {help > 0 && (
        <Chip icon={<PanToolIcon />} color="warning" label={t('counts.help', { count: help })} />
      )}
      <Chip color="success" label={t('counts.programming', { count: programming })} />
      {away > 0 && <Chip label={t('counts.away', { count: away })} />}
      {absent > 0 && <Chip label={t('counts.absent', { count: absent })} />}
    </Stack>
  );
}

type Wall = NonNullable<ReturnType<typeof useWall>['wall']>;

/** Shown when the lesson is not running. */
function NotRunning({ lesson }: Pick<Wall, 'lesson'>) {
  const { t } = useTranslation('wall');
  const isPlanned = lesson.state === 'planned';
  return (
    <EmptyState
      title={t(isPlanned ? 'notBegun' : 'over')}
      hint={t(isPlanned ? 'notBegunHint' : 'overHint')}
      action={
        <Button variant="contained" component={Link} to={paths.lesson(lesson.id)}>
          {t('back')}
        </Button>
      }
    />
  );
}

function Tiles({ wall: { lesson, seats, now } }: { readonly wall: Wall }) {
  const { t } = useTranslation('wall');
  const [opened, setOpened] = useState<StudentId | null>(null);
  const openedSeat = seats.find(({ student }) => student.student_id === opened);
  if (seats.length === 0) return <EmptyState title={t('noStudents')} />;
  return (
    <Stack spacing={2}>
      <WallCounts counts={countSeats(seats)} />
      <WallGrid>
        {seats.map((seat) => (
          <WallTile
            key={seat.student.student_id}
            lesson={lesson.id}
            seat={seat}
            now={now}
            onOpen={() => setOpened(seat.student.student_id)}
          />
        ))}
      </WallGrid>
      {openedSeat?.editor && (
        <ProjectDialog
          lesson={lesson.id}
          student={openedSeat.student}
          editor={openedSeat.editor}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}

/** The editors of a class during a lesson, for a tablet or a projector. */
export default function WallPage() {
  const { t } = useTranslation('wall');
  const { time } = useFormats();
  const { id = '' } = useParams();
  const { wall, error, retry, staleSince } = useWall(id);
  const bell = useBell();
  const alert = useHelpAlert(wall?.seats, bell.ring);
  const { class_name = '', topic = '' } = wall?.lesson ?? {};
  return (
    <>
      <WallBar
        lesson={id as LessonId}
        title={class_name || t('title')}
        subtitle={topic}
        bell={bell}
      />
      <Box component="main" tabIndex={-1} sx={{ p: { xs: 1.5, sm: 2 } }}>
        <Box aria-live="assertive" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
          {alert}
        </Box>
        {staleSince && wall && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {t('stale', { time: time(staleSince) })}
          </Alert>
        )}
        {error && <ErrorState error={error} onRetry={retry} />}
        {!wall && !error && <WallSkeleton />}
        {wall && (wall.running ? <Tiles wall={wall} /> : <NotRunning lesson={wall.lesson} />)}
      </Box>
    </>
  );
}
