import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { SCHOOL_PAGE_LIMITS } from '#shared/pages/limits.ts';
import type { PageSettings } from '../queries.ts';
import { PagePart } from './PagePart.tsx';

type Course = PageSettings['courses'][number];

interface Props {
  readonly courses: readonly Course[];
  readonly onChange: (courses: Course[]) => void;
}

/** For whom a course is, and what it is about. */
export function CourseWords({ courses, onChange }: Props) {
  const { t } = useTranslation('institutions');
  const set = (id: Course['id'], words: Partial<Course>) =>
    onChange(courses.map((each) => (each.id === id ? { ...each, ...words } : each)));
  return (
    <PagePart title={t('page.courses')} hint={t('page.coursesHint')}>
      {courses.length === 0 && (
        <Link component={RouterLink} to={paths.calendar}>
          {t('page.noCourses')}
        </Link>
      )}
      {courses.map(({ id, name, ages, text }) => (
        <Box key={id} role="group" aria-label={name} sx={{ pt: 1 }}>
          <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{name}</Typography>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <Box sx={{ flex: 1 }}>
              <LabelledInput
                label={t('page.ages')}
                hint={t('page.agesHint')}
                value={ages}
                maxLength={SCHOOL_PAGE_LIMITS.ages}
                onChange={({ target }) => set(id, { ages: target.value })}
              />
            </Box>
            <Box sx={{ flex: 3 }}>
              <LabelledInput
                label={t('page.courseText')}
                value={text}
                maxLength={SCHOOL_PAGE_LIMITS.courseText}
                onChange={({ target }) => set(id, { text: target.value })}
              />
            </Box>
          </Stack>
        </Box>
      ))}
    </PagePart>
  );
}
