import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { pagesOf } from '#frontend/src/lib/query.ts';
import type { Answer } from '#shared/endpoint.ts';
import type { StudentId } from '#shared/ids.ts';
import { students } from '#shared/students/contract.ts';
import { PagedList } from './PagedList.tsx';

type Remark = Answer<typeof students.endpoints.remarks>['list'][number];

/** What teachers wrote about the student, lesson by lesson. */
export function RemarksTab({ id }: { readonly id: StudentId }) {
  const { t } = useTranslation(['students', 'records']);
  const { day } = useFormats();
  const query = useInfiniteQuery(
    pagesOf(students.endpoints.remarks, { student_id: id, limit: 20 }),
  );
  return (
    <PagedList query={query} label={t('profile.tabs.remarks')} empty={t('profile.noRemarks')}>
      {({ lesson_id, phrase, comment, ...lesson }: Remark) => (
        <ListItem key={lesson_id} divider disablePadding>
          <ListItemButton component={Link} to={paths.lesson(lesson_id)}>
            <ListItemText
              primary={[phrase && t(`records:phrases.${phrase}`), comment]
                .filter(Boolean)
                .join(' · ')}
              secondary={[day(lesson.date), lesson.class_name, lesson.teacher_name].join(' · ')}
              sx={{ overflowWrap: 'anywhere' }}
            />
          </ListItemButton>
        </ListItem>
      )}
    </PagedList>
  );
}
