import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { AttendanceChip } from '#frontend/src/entities/records/AttendanceChip.tsx';
import { hoursText } from '#frontend/src/lib/format.ts';
import type { AttendanceLine } from '#shared/teaching/fields.ts';
import { useHoursLeft } from '../lesson/use-hours-left.ts';

interface Props {
  readonly students: readonly AttendanceLine[];
  /** The total of the hours. */
  readonly hours: string;
}

function useCommentText({ phrase, comment }: AttendanceLine): string {
  const { t } = useTranslation('records');
  return [phrase && t(`phrases.${phrase}`), comment].filter(Boolean).join(' · ');
}

function Line({ line }: { readonly line: AttendanceLine }) {
  const { t } = useTranslation('records');
  const { name, guest, state, hours, hours_left } = line;
  const comments = useCommentText(line);
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        {name} {guest && <Chip size="small" label={t('guest')} />}
      </TableCell>
      <TableCell>
        <AttendanceChip state={state} />
      </TableCell>
      <TableCell align="right">{hoursText(hours)}</TableCell>
      <TableCell align="right" sx={{ color: line.low ? 'error.main' : undefined }}>
        {hours_left === null ? '—' : hoursText(hours_left)}
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere', minWidth: '10rem' }}>{comments || '—'}</TableCell>
    </TableRow>
  );
}

function RecordTable({ students, hours }: Props) {
  const { t } = useTranslation(['teaching', 'records']);
  return (
    // The table scrolls sideways, and must be focusable for the keyboard.
    <TableContainer component={Paper} tabIndex={0} role="region" aria-label={t('attendance')}>
      <Table size="small" aria-label={t('attendance')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('student')}</TableCell>
            <TableCell>{t('records:state')}</TableCell>
            <TableCell align="right">{t('records:hours')}</TableCell>
            <TableCell align="right">{t('hoursLeft')}</TableCell>
            <TableCell>{t('comment')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {students.map((line) => (
            <Line key={line.student_id} line={line} />
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell colSpan={2}>{t('inAll', { count: students.length })}</TableCell>
            <TableCell align="right">{hours}</TableCell>
            <TableCell colSpan={2} />
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}

/** A line of the record on phones. */
function Card({ line }: { readonly line: AttendanceLine }) {
  const { t } = useTranslation(['teaching', 'records']);
  const comments = useCommentText(line);
  const left = useHoursLeft(line);
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography sx={{ flex: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {line.name}
        </Typography>
        {line.guest && <Chip size="small" label={t('records:guest')} />}
        <AttendanceChip state={line.state} />
      </Stack>
      <Typography variant="body2" color={line.low ? 'error' : 'textSecondary'}>
        {t('took', { hours: hoursText(line.hours), left })}
      </Typography>
      {comments && <Typography sx={{ overflowWrap: 'anywhere' }}>{comments}</Typography>}
    </Box>
  );
}

function RecordCards({ students, hours }: Props) {
  const { t } = useTranslation('teaching');
  return (
    <Paper sx={{ p: 2 }}>
      <Typography variant="h3">
        {t('inAll', { count: students.length })} · {t('hoursInAll', { hours })}
      </Typography>
      <Box
        component="ul"
        aria-label={t('attendance')}
        sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}
      >
        {students.map((line) => (
          <Card key={line.student_id} line={line} />
        ))}
      </Box>
    </Paper>
  );
}

/** All students of the record: attendance, hours and comments. */
export function RecordLines(props: Props) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return isPhone ? <RecordCards {...props} /> : <RecordTable {...props} />;
}
