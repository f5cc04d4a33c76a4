import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LessonStudentsButton } from '#frontend/src/entities/makeups/LessonStudentsButton.tsx';
import { LessonStepButton } from '#frontend/src/entities/records/LessonStepButton.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import { Facts } from '#frontend/src/ui/Facts.tsx';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { SideDrawer } from './SideDrawer.tsx';
import { useWhen } from './use-date-texts.ts';

/** What is known of a lesson. */
function LessonFacts({ lesson }: { readonly lesson: LessonDto }) {
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
  return <Facts facts={facts} />;
}

interface Props {
  readonly lesson: LessonDto;
  readonly canChange: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** The details of a lesson, and the actions on it. */
export function LessonDrawer({ lesson, canChange, onEdit, onRemove, onClose }: Props) {
  const { t } = useTranslation('lessons');
  return (
    <SideDrawer title={lesson.class_name} onClose={onClose}>
      <Stack spacing={2}>
        <LessonFacts lesson={lesson} />
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}
        >
          <LessonStepButton lesson={lesson} prominent />
          <LessonStudentsButton lesson={lesson} />
          {canChange && (
            <>
              <Button variant="outlined" startIcon={<EditIcon />} onClick={onEdit}>
                {t('edit')}
              </Button>
              <Button
                variant="outlined"
                color="error"
                startIcon={<DeleteIcon />}
                onClick={onRemove}
              >
                {t('remove')}
              </Button>
            </>
          )}
          <Button component={Link} to={paths.classRoom(lesson.class_id)}>
            {t('openClass')}
          </Button>
        </Stack>
      </Stack>
    </SideDrawer>
  );
}
