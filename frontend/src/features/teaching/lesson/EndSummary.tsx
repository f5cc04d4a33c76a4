import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { hoursText, useFormats } from '#frontend/src/lib/format.ts';
import type { AttendanceLine, RecordDetail } from '#shared/teaching/fields.ts';
import {
  countStates,
  hoursOf,
  lineIn,
  type RecordValues,
  sumHours,
} from '../draft/record-values.ts';

interface Props {
  readonly record: RecordDetail;
  readonly values: RecordValues;
}

/** Warns of students who will owe hours. */
function studentsOwing({ record, values }: Props): AttendanceLine[] {
  return record.students.filter((line) => {
    const hours = hoursOf(record, line, lineIn(values, line).state);
    return hours > 0 && (line.hours_left ?? 0) < hours;
  });
}

/** The totals of attendance and hours, before the lesson is ended. */
export function EndSummary(props: Props) {
  const { record, values } = props;
  const { t } = useTranslation(['teaching', 'records']);
  const { list } = useFormats();
  const names = studentsOwing(props).map(({ name }) => name);
  return (
    <Stack spacing={1}>
      {countStates(record, values).map(([state, count]) => (
        <Typography key={state}>
          {t('stateCount', { state: t(`records:attendance.${state}`), count })}
        </Typography>
      ))}
      <Typography variant="h3" component="p">
        {t('willTake', { hours: hoursText(sumHours(record, values)) })}
      </Typography>
      {names.length > 0 && (
        <Alert severity="warning">
          {t('willOwe', { count: names.length, names: list(names) })}
        </Alert>
      )}
    </Stack>
  );
}
