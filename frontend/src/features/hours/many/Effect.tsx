import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Hours } from '#frontend/src/entities/hours/Hours.tsx';
import { hoursText } from '#frontend/src/lib/format.ts';
import { useMoney } from '#frontend/src/lib/money.ts';
import type { HourRow } from '#shared/hours/fields.ts';
import { useSchoolCalendar } from '../queries.ts';
import type { NewHours, Outcome } from './use-add-many.ts';

interface Props {
  readonly students: readonly HourRow[];
  readonly entry: NewHours;
  /** Empty until it is carried out. */
  readonly results: readonly Outcome[];
}

/** How many students, how many hours and how much money in all. */
function Sums({ students, entry }: Omit<Props, 'results'>) {
  const { t } = useTranslation(['hours', 'study']);
  const moneyOf = useMoney();
  const { data } = useSchoolCalendar();
  const course = data?.courses.find(({ id }) => id === entry.course_id);
  const count = students.length;
  const [each, paid] = [Number(entry.hours), Number(entry.amount ?? 0)];
  return (
    <Typography sx={{ mb: 1 }}>
      <b>{course?.name ?? t('study:general')}</b>
      {' · '}
      {t('many.effect', {
        count,
        kind: t(`study:kinds.${entry.kind === 'gift' ? 'gift' : 'purchase'}`),
        each: hoursText(each),
        all: hoursText(each * count),
      })}
      {paid > 0 && ` ${t('many.money', { each: moneyOf(paid), all: moneyOf(paid * count) })}`}
    </Typography>
  );
}

/** The balance of the account that gets the hours; undefined for an account that there is not yet. */
const balanceOf = ({ accounts }: HourRow, { course_id }: NewHours): number | undefined =>
  accounts.find((account) => (account.course_id ?? '') === (course_id ?? ''))?.balance;

interface LineProps extends Pick<Props, 'entry'> {
  readonly student: HourRow;
  readonly result: Outcome | undefined;
}

function Line({ student, entry, result }: LineProps) {
  const before = balanceOf(student, entry);
  const after = result?.balance ?? (before ?? 0) + Number(entry.hours);
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        {student.name}
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {student.account}
        </Typography>
      </TableCell>
      <TableCell align="right">
        {before === undefined || result?.ok ? '—' : <Hours hours={before} />}
      </TableCell>
      <TableCell align="right">
        {result && !result.ok ? (
          <Typography variant="body2" color="error">
            {result.errors.map(({ message }) => message).join(' ')}
          </Typography>
        ) : (
          <Hours hours={after} />
        )}
      </TableCell>
    </TableRow>
  );
}

/** The students with their balances before and after the change. Once it is made, also the students it failed for. */
export function Effect({ students, entry, results }: Props) {
  const { t } = useTranslation('hours');
  const resultOf = new Map(results.map((result) => [String(result.id), result]));
  const refused = results.filter(({ ok }) => !ok).length;
  const done = results.length - refused;
  return (
    <>
      <Sums students={students} entry={entry} />
      <Box aria-live="polite">
        {done > 0 && <Alert severity="success">{t('many.done', { count: done })}</Alert>}
        {refused > 0 && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {t('many.refused', { count: refused })}
          </Alert>
        )}
      </Box>
      <Table size="small" aria-label={t('many.list')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('name')}</TableCell>
            <TableCell align="right">{t('many.before')}</TableCell>
            <TableCell align="right">{t('many.after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {students.map((student) => (
            <Line
              key={student.student_id}
              student={student}
              entry={entry}
              result={resultOf.get(student.student_id)}
            />
          ))}
        </TableBody>
      </Table>
    </>
  );
}
