import GridViewIcon from '@mui/icons-material/GridView';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { useLessonTime } from '#frontend/src/lib/use-lesson-time.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { ROLE } from '#shared/roles.ts';

/** Class, time, room, teachers and state of the lesson. */
export function LessonHeader({ lesson }: { readonly lesson: LessonDto }) {
  const { t } = useTranslation('teaching');
  const { role } = useSignedIn();
  const when = useLessonTime({ withYear: true });
  const { id, class_name, topic, teacher_name, assistant_name, room_name, state } = lesson;
  const facts = [when(lesson), topic, teacher_name, assistant_name, room_name].filter(Boolean);
  return (
    <PageHeader
      title={class_name || t('lesson')}
      subtitle={facts.join(' · ')}
      actions={
        <>
          <Chip
            label={t(`states.${state}`)}
            color={state === 'running' ? 'success' : state === 'taught' ? 'primary' : 'default'}
          />
          {state === 'running' && (
            <Button
              component={Link}
              to={paths.wall(id)}
              variant="contained"
              startIcon={<GridViewIcon />}
            >
              {t('wall')}
            </Button>
          )}
          {role !== ROLE.liveTeacher && (
            <Button component={Link} to={paths.records}>
              {t('allRecords')}
            </Button>
          )}
        </>
      }
    />
  );
}
