import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lessonStep } from '#frontend/src/lib/lesson-step.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';

/** Links to the page of the lesson: to start it, to write its record, or to read it. */
export function RecordButton({ lesson }: { readonly lesson: LessonDto }) {
  const { t } = useTranslation('lessons');
  const { id, state } = lesson;
  return (
    <Button
      variant={state === 'taught' ? 'outlined' : 'contained'}
      component={Link}
      to={paths.lesson(id)}
      sx={{ flexShrink: 0 }}
    >
      {t(`teach.${lessonStep(lesson)}`)}
    </Button>
  );
}
