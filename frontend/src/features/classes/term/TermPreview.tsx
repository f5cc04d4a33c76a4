import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { hoursText, useFormats } from '#frontend/src/lib/format.ts';
import { useLessonTime } from '#frontend/src/lib/use-lesson-time.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import type { TermEnd } from '#shared/lessons/term-calls.ts';

/** Up to this many lessons are listed; of more, only the first and the last day are shown. */
const MAX_LISTED = 12;

function Lessons({ lessons }: { readonly lessons: readonly LessonDto[] }) {
  const { t } = useTranslation('classes');
  const { day } = useFormats();
  const when = useLessonTime();
  const [first, last] = [lessons[0], lessons.at(-1)];
  if (!first || !last) return null;
  if (lessons.length > MAX_LISTED)
    return <Typography>{t('term.span', { from: day(first.date), to: day(last.date) })}</Typography>;
  return (
    <ul>
      {lessons.map((lesson) => (
        <li key={lesson.id}>{when(lesson)}</li>
      ))}
    </ul>
  );
}

function Accounts({ students }: Pick<TermEnd, 'students'>) {
  const { t } = useTranslation('classes');
  return (
    <section>
      <Typography variant="h3">{t('term.students', { count: students.length })}</Typography>
      <Typography color="textSecondary">{t('term.studentsHint')}</Typography>
      <ul>
        {students.map(({ id, name, accounts }) => (
          <li key={id}>
            <b>{name}</b>{' '}
            {accounts.length === 0
              ? t('term.noHours')
              : accounts
                  .map(({ course_name, balance }) =>
                    t('term.account', {
                      name: course_name || t('term.general'),
                      hours: hoursText(balance),
                    }),
                  )
                  .join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  readonly term: TermEnd;
  readonly cancelMissing: boolean;
  readonly onCancelMissing: (cancel: boolean) => void;
}

/** The effects of ending a class: removed lessons, missing records, remaining hours. */
export function TermPreview({ term, cancelMissing, onCancelMissing }: Props) {
  const { t } = useTranslation('classes');
  const { lessons, missing, running, students } = term;
  return (
    <Stack spacing={2}>
      {running.length > 0 && (
        <Alert severity="error">{t('term.running', { count: running.length })}</Alert>
      )}
      <section>
        <Typography variant="h3">
          {lessons.length > 0 ? t('term.lessons', { count: lessons.length }) : t('term.noLessons')}
        </Typography>
        <Lessons lessons={lessons} />
      </section>
      {missing.length > 0 && (
        <Alert severity="warning">
          {t('term.missing', { count: missing.length })}
          <Lessons lessons={missing} />
          {t('term.missingHint')}
          <FormControlLabel
            label={t('term.cancelMissing')}
            control={
              <Checkbox
                checked={cancelMissing}
                onChange={(_, checked) => onCancelMissing(checked)}
              />
            }
          />
        </Alert>
      )}
      {students.length > 0 && <Accounts students={students} />}
    </Stack>
  );
}
