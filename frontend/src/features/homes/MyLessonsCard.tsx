import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { OwnLeave } from '#frontend/src/entities/makeups/OwnLeave.tsx';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { useLessonDay } from '#frontend/src/lib/use-lesson-time.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { NEXT_LESSONS_SHOWN } from '#shared/lessons/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { LessonLines } from './LessonLines.tsx';
import { LessonsWaiting } from './LessonsWaiting.tsx';
import { useOwnLessons } from './queries.ts';
import { ANCHOR, useAnchor } from './use-anchor.ts';

function NextLessons() {
  const { t } = useTranslation('homes');
  const { data, error, refetch } = useOwnLessons();
  const { role } = useSignedIn();
  const dayOf = useLessonDay();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LessonsWaiting name="own" />;
  const now = new Date().toISOString();
  const coming = data.lessons.filter(({ ends_at, state }) => ends_at > now && state !== 'taught');
  if (coming.length === 0) return <EmptyState title={t('lessons.noneSoon')} />;
  const shown = coming.slice(0, NEXT_LESSONS_SHOWN);
  return role === ROLE.student ? (
    <LessonLines lessons={shown} dayOf={dayOf} action={(lesson) => <OwnLeave lesson={lesson} />} />
  ) : (
    <LessonLines lessons={shown} dayOf={dayOf} toTeach />
  );
}

/** The fragment of addresses that lead to them. */
export const LESSONS = 'lessons';

/** The next lessons of a student or a live teacher, who have no calendar of their own. */
export function MyLessonsCard() {
  const { t } = useTranslation('homes');
  const section = useAnchor(LESSONS);
  return (
    <Box id={LESSONS} ref={section} tabIndex={-1} sx={ANCHOR}>
      <TitledCard title={t('lessons.own')}>
        <NextLessons />
      </TitledCard>
    </Box>
  );
}
