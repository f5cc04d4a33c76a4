import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { RecordDetail } from '#shared/contracts/teaching-fields.ts';
import { ATTENDANCE_STATES } from '#shared/contracts/teaching-fields.ts';
import { lineIn, statesOf } from '../draft/draft.ts';
import type { Writing } from '../draft/use-draft.ts';
import { AttendanceRow } from './AttendanceRow.tsx';

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

/** The attendance of all students. All are present at first. */
export function AttendanceGrid({ record, writing }: Props) {
  const { t } = useTranslation('teaching');
  const { students, costs } = record;
  const { draft, setLine } = writing;
  const unusual = students.filter((line) => {
    const { state } = lineIn(draft, line);
    // Of the optional students only those who have joined are counted: the others have left the class.
    if (state === '') return line.reason === 'joined_since';
    return state !== (line.guest ? 'makeup' : 'present');
  });
  const allPresent = () => {
    for (const line of unusual)
      setLine(line.student_id, {
        ...lineIn(draft, line),
        state: line.guest ? 'makeup' : 'present',
      });
  };
  return (
    <Paper component="section" aria-labelledby="attendance" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
        <Typography id="attendance" variant="h2" sx={{ flex: 1 }}>
          {t('attendance')}
        </Typography>
        {unusual.length > 0 && <Button onClick={allPresent}>{t('allPresent')}</Button>}
      </Stack>
      <Costs costs={costs} students={students} />
      {students.length === 0 && <Typography sx={{ mt: 2 }}>{t('noStudents')}</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {students.map((line) => (
          <AttendanceRow
            key={line.student_id}
            line={line}
            entry={lineIn(draft, line)}
            onChange={(next) => setLine(line.student_id, next)}
          />
        ))}
      </Stack>
    </Paper>
  );
}
