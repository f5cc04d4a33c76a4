import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type CourseColour, colourOf } from '#frontend/src/lib/course-colours.ts';
import type { Course } from '#shared/lessons/calendar-calls.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { colourOfLesson } from './lesson-colour.ts';
import type { ColourBy } from './use-calendar-view.ts';

interface Props {
  readonly lessons: readonly LessonDto[];
  readonly courses: readonly Course[];
  readonly by: ColourBy;
}

interface Entry {
  readonly label: string;
  readonly colour: CourseColour;
}

function Swatch({ colour }: Pick<Entry, 'colour'>) {
  return (
    <Box
      sx={{
        width: '0.875rem',
        height: '0.875rem',
        borderRadius: 0.5,
        backgroundColor: colourOf(colour, 'edge'),
      }}
    />
  );
}

/** What the colours of the lessons mean. */
export function Legend({ lessons, courses, by }: Props) {
  const { t } = useTranslation('lessons');
  const entries = new Map(
    lessons.map((lesson): [string, Entry] => {
      const label = by === 'state' ? t(`states.${lesson.state}`) : lesson.course_name;
      return [
        label,
        { label: label || t('noCourse'), colour: colourOfLesson(lesson, by, courses) },
      ];
    }),
  );
  if (entries.size === 0) return null;
  return (
    <Stack
      component="ul"
      direction="row"
      useFlexGap
      spacing={2}
      aria-label={t('legend')}
      sx={{ flexWrap: 'wrap', listStyle: 'none', m: 0, mt: 1.5, p: 0 }}
    >
      {[...entries.values()].map(({ label, colour }) => (
        <Stack
          key={label}
          component="li"
          direction="row"
          spacing={0.75}
          sx={{ alignItems: 'center' }}
        >
          <Swatch colour={colour} />
          <Typography variant="body2">{label}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
