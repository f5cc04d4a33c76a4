import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { isDay } from '#shared/days.ts';
import type { useLearned } from './queries.ts';

type Lesson = NonNullable<ReturnType<typeof useLearned>['data']>['pages'][number]['list'][number];

function LessonStep({ lesson }: { readonly lesson: Lesson }) {
  const { t } = useTranslation(['reports', 'records']);
  const { day } = useFormats();
  const { date, topic, content, class_name, teacher_name, comment, phrase, pictures } = lesson;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 3.5,
        pb: 3,
        borderLeft: 3,
        borderColor: 'secondary.main',
        '&:last-of-type': { pb: 0 },
        '&::before': {
          content: '""',
          position: 'absolute',
          left: -10,
          top: 4,
          width: 16,
          height: 16,
          borderRadius: '50%',
          bgcolor: 'secondary.main',
        },
      }}
    >
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {topic || class_name}
      </Typography>
      <Typography color="textSecondary">
        {[isDay(date) ? day(date) : '', class_name, teacher_name].filter(Boolean).join(' · ')}
      </Typography>
      {content && (
        <Typography
          sx={{ mt: 0.5, fontSize: '1.0625rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {content}
        </Typography>
      )}
      {(comment || phrase) && (
        <Typography
          component="blockquote"
          sx={{
            m: 0,
            mt: 1,
            pl: 1.5,
            borderLeft: 3,
            borderColor: 'primary.main',
            whiteSpace: 'pre-line',
          }}
        >
          {phrase && <b>{t(`records:phrases.${phrase}`)} </b>}
          {comment}
        </Typography>
      )}
      {pictures.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {pictures.map(({ key, url }, at) => (
            <Box
              key={key}
              component="img"
              src={url}
              alt={t('editor.picture', { number: at + 1 })}
              loading="lazy"
              sx={{
                width: { xs: 1, sm: 160 },
                aspectRatio: '4 / 3',
                objectFit: 'cover',
                borderRadius: 1,
              }}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** What was learnt, lesson by lesson. */
export function Learned({ query }: { readonly query: ReturnType<typeof useLearned> }) {
  const { t } = useTranslation('reports');
  const lessons = query.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <TitledCard title={t('own.learned')}>
      {lessons.length === 0 && !query.hasNextPage && <EmptyState title={t('own.noLessons')} />}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, ml: 1, p: 0 }}>
        {lessons.map((lesson) => (
          <LessonStep key={lesson.lesson_id} lesson={lesson} />
        ))}
      </Box>
      <MoreButton query={query} fullWidth sx={{ mt: 2 }}>
        {t('own.earlierLessons')}
      </MoreButton>
    </TitledCard>
  );
}
