import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hoursText } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { ROLE } from '#shared/roles.ts';
import type { AttendanceLine } from '#shared/teaching/fields.ts';

/** Warns after a lesson of students whose hours are nearly used up, so that the teacher can tell the family. */
export function LowBalances({ students }: { readonly students: readonly AttendanceLine[] }) {
  const { t } = useTranslation('teaching');
  const { role } = useSignedIn();
  const low = students.filter((line) => line.low);
  if (low.length === 0) return null;
  return (
    <Alert severity="warning">
      {t('lowNow', { count: low.length })}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        {low.map(({ student_id, name, hours_left }) => {
          const text = t('lowOf', { name, hours: hoursText(hours_left ?? 0) });
          if (role === ROLE.liveTeacher) return <span key={student_id}>{text}</span>;
          return (
            <Button
              key={student_id}
              component={Link}
              to={paths.studentHours(student_id)}
              color="inherit"
            >
              {text}
            </Button>
          );
        })}
      </Stack>
    </Alert>
  );
}
