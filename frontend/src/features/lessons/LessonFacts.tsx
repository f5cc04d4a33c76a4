import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';
import { useWhen } from './use-when.ts';

/** Everything that is known of a lesson; what there is not is left out. */
export function LessonFacts({ lesson }: { readonly lesson: LessonDto }) {
  const { t } = useTranslation(['lessons', 'makeups']);
  const when = useWhen();
  const { series, on_leave, guests } = lesson;
  const visits = [
    ...(on_leave > 0 ? [t('makeups:onLeaveCount', { count: on_leave })] : []),
    ...(guests > 0 ? [t('makeups:guestCount', { count: guests })] : []),
  ];
  const facts: readonly (readonly [string, string])[] = [
    [t('time'), when(lesson)],
    [t('course'), lesson.course_name],
    [t('topic'), lesson.topic],
    [t('teacher'), lesson.teacher_name],
    [t('assistant'), lesson.assistant_name],
    [t('room'), lesson.room_name],
    [t('students'), [t('studentCount', { count: lesson.students }), ...visits].join(' · ')],
    [t('hours'), t('hourCount', { count: lesson.hours })],
    [t('series'), series ? t('seriesPart', { n: series.n, of: series.of }) : ''],
    [t('state'), t(`states.${lesson.state}`)],
    [t('override'), lesson.override],
  ];
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1, m: 0 }}
    >
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}
