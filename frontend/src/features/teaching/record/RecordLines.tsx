import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { AttendanceChip } from '#frontend/src/components/records/AttendanceChip.tsx';
import { hoursText } from '#frontend/src/lib/hours.ts';
import type { AttendanceLine } from '#shared/contracts/teaching-fields.ts';

interface Props {
  readonly students: readonly AttendanceLine[];
  /** What the lesson took from all of them. */
  readonly hours: string;
}

function Line({ line }: { readonly line: AttendanceLine }) {
  const { t } = useTranslation('records');
  const { name, guest, state, phrase, comment, hours, hours_left } = line;
  const said = [phrase && t(`phrases.${phrase}`), comment].filter(Boolean).join(' · ');
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
      <TableCell sx={{ overflowWrap: 'anywhere', minWidth: '10rem' }}>{said || '—'}</TableCell>
    </TableRow>
  );
}

/** Everybody in the record: attendance, hours, and how it went. */
export function RecordLines({ students, hours }: Props) {
  const { t } = useTranslation(['teaching', 'records']);
  return (
    // A table that is wider than a phone scrolls, also by keys.
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
