import RefreshIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { RecordDetail } from '#shared/teaching/fields.ts';
import { ATTENDANCE_STATES } from '#shared/teaching/fields.ts';
import { lineIn, statesOf } from '../draft/record-values.ts';
import type { Writing } from '../draft/use-record-draft.ts';
import { useRecord } from '../queries.ts';
import { AttendanceRow } from './AttendanceRow.tsx';
import { useStableOrder } from './use-stable-order.ts';

interface Props {
  readonly record: RecordDetail;
  readonly writing: Writing;
}

/** The hours that each attendance takes, in one line. */
function Costs({ costs, students }: Pick<RecordDetail, 'costs' | 'students'>) {
  const { t } = useTranslation(['teaching', 'records']);
  const possible = new Set(students.flatMap(statesOf));
  const costTexts = ATTENDANCE_STATES.filter((state) => possible.has(state)).map((state) =>
    t('cost', { state: t(`records:attendance.${state}`), count: costs[state] }),
  );
  return (
    <Typography color="textSecondary" variant="body2">
      {costTexts.join(' · ')}
    </Typography>
  );
}

/** Loads the students again: those who have joined the class in the meantime are added at the end. */
function RefreshButton({ lesson }: { readonly lesson: string }) {
  const { t } = useTranslation('teaching');
  const { refetch, isFetching } = useRecord(lesson);
  return (
    <Tooltip title={t('refresh')}>
      <IconButton aria-label={t('refresh')} loading={isFetching} onClick={() => void refetch()}>
        <RefreshIcon />
      </IconButton>
    </Tooltip>
  );
}

/** The attendance of all students. All are present at first. Rows and buttons stay where they are. */
export function AttendanceGrid({ record, writing }: Props) {
  const { t } = useTranslation('teaching');
  const { costs } = record;
  const students = useStableOrder(record.students);
  const { values, setLine } = writing;
  const unusual = students.filter((line) => {
    const { state } = lineIn(values, line);
    // Of the optional students only those who have joined are counted: the others have left the class.
    if (state === '') return line.reason === 'joined_since';
    return state !== (line.guest ? 'makeup' : 'present');
  });
  const allPresent = () => {
    for (const line of unusual)
      setLine(line.student_id, {
        ...lineIn(values, line),
        state: line.guest ? 'makeup' : 'present',
      });
  };
  return (
    <Paper component="section" aria-labelledby="attendance" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
        <Typography id="attendance" variant="h2" sx={{ flex: 1 }}>
          {t('attendance')}
        </Typography>
        <Button disabled={unusual.length === 0} onClick={allPresent}>
          {t('allPresent')}
        </Button>
        <RefreshButton lesson={record.lesson.id} />
      </Stack>
      <Costs costs={costs} students={students} />
      {students.length === 0 && <Typography sx={{ mt: 2 }}>{t('noStudents')}</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {students.map((line) => (
          <AttendanceRow
            key={line.student_id}
            line={line}
            entry={lineIn(values, line)}
            onChange={(next) => setLine(line.student_id, next)}
          />
        ))}
      </Stack>
    </Paper>
  );
}
