import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { type LessonStep, useLessonStep } from '#frontend/src/lib/lesson-step.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { mayTeachLesson, startableFrom } from '#shared/lessons/rules.ts';

interface Props {
  readonly lesson: LessonDto;
  /** The button is the first thing to do on the screen. */
  readonly prominent?: boolean;
}

/** Whether the signed-in person teaches the lesson. */
function useIsOwn({ teacher_id: teacherId, assistant_id: assistantId }: LessonDto): boolean {
  const { user, role } = useSignedIn();
  return mayTeachLesson({ role, userId: user.id }, { teacherId, assistantId });
}

/** Why the lesson cannot be started now; undefined when it can, or was. */
function useReason(lesson: LessonDto, step: LessonStep, isOwn: boolean): string | undefined {
  const { t } = useTranslation('records');
  const { date, time, dateTime } = useFormats();
  if (step === 'taught') return undefined;
  if (!isOwn) return t('steps.notYours');
  if (step !== 'early') return undefined;
  const from = startableFrom({ startsAt: lesson.starts_at });
  const isToday = date(from) === date(new Date());
  return t('steps.from', { when: isToday ? time(from) : dateTime(from) });
}

/**
 * Links to the page of a lesson, named by what is to do there. Starting and recording are offered only when they
 * are possible; otherwise the reason stands there.
 */
export function LessonStepButton({ lesson, prominent = false }: Props) {
  const { t } = useTranslation('records');
  const isOwn = useIsOwn(lesson);
  const step = useLessonStep(lesson);
  const reason = useReason(lesson, step, isOwn);
  return (
    <Stack sx={{ alignItems: prominent ? 'flex-start' : 'flex-end', flexShrink: 0 }}>
      <Button
        variant={prominent && !reason && step !== 'taught' ? 'contained' : 'outlined'}
        component={Link}
        to={paths.lesson(lesson.id)}
      >
        {t(`steps.${reason ? 'early' : step}`)}
      </Button>
      {reason && (
        <Typography variant="caption" color="textSecondary">
          {reason}
        </Typography>
      )}
    </Stack>
  );
}
