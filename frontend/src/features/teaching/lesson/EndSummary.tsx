import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { hoursText, useFormats } from '#frontend/src/lib/format.ts';
import type { AttendanceLine, RecordDetail } from '#shared/teaching/fields.ts';
import { countStates, type Draft, hoursOf, lineIn, sumHours } from '../draft/draft.ts';

interface Props {
  readonly record: RecordDetail;
  readonly draft: Draft;
}

/** Warns of students who will owe hours. */
function studentsOwing({ record, draft }: Props): AttendanceLine[] {
  return record.students.filter((line) => {
    const hours = hoursOf(record, line, lineIn(draft, line).state);
    return hours > 0 && (line.hours_left ?? 0) < hours;
  });
}

/** The totals of attendance and hours, before the lesson is ended. */
export function EndSummary(props: Props) {
  const { record, draft } = props;
  const { t } = useTranslation(['teaching', 'records']);
  const { list } = useFormats();
  const names = studentsOwing(props).map(({ name }) => name);
  return (
    <Stack spacing={1}>
      {countStates(record, draft).map(([state, count]) => (
        <Typography key={state}>
          {t('stateCount', { state: t(`records:attendance.${state}`), count })}
        </Typography>
      ))}
      <Typography variant="h3" component="p">
        {t('willTake', { hours: hoursText(sumHours(record, draft)) })}
      </Typography>
      {names.length > 0 && (
        <Alert severity="warning">
          {t('willOwe', { count: names.length, names: list(names) })}
        </Alert>
      )}
    </Stack>
  );
}
