import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { AttendanceChip } from '#frontend/src/entities/records/AttendanceChip.tsx';
import { hoursText } from '#frontend/src/lib/format.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import type { RecordReportLine } from '#shared/analysis/fields.ts';

interface Props {
  readonly students: readonly RecordReportLine[];
}

function useCommentOf(): (line: RecordReportLine) => string {
  const { t } = useTranslation('records');
  return ({ phrase, comment }) =>
    [phrase && t(`phrases.${phrase}`), comment].filter(Boolean).join(' · ');
}

function StudentTable({ students }: Props) {
  const { t } = useTranslation('analysis');
  const commentOf = useCommentOf();
  return (
    // The table scrolls sideways, and must be focusable for the keyboard.
    <TableContainer tabIndex={0} role="region" aria-label={t('students')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('student')}</TableCell>
            <TableCell>{t('attendance')}</TableCell>
            <TableCell align="right">{t('figures.used')}</TableCell>
            <TableCell>{t('comment')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {students.map((line) => (
            <TableRow key={line.student_id}>
              <TableCell component="th" scope="row">
                {line.name}
              </TableCell>
              <TableCell>
                <AttendanceChip state={line.state} />
              </TableCell>
              <TableCell align="right">{hoursText(line.hours)}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{commentOf(line) || '—'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The same on phones. */
function StudentCards({ students }: Props) {
  const { t } = useTranslation('analysis');
  const commentOf = useCommentOf();
  return (
    <Box component="ul" aria-label={t('students')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {students.map((line) => (
        <Box
          component="li"
          key={line.student_id}
          sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Typography sx={{ flex: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
              {line.name}
            </Typography>
            <AttendanceChip state={line.state} />
          </Stack>
          <Typography variant="body2" color="textSecondary">
            {t('tookHours', { hours: hoursText(line.hours) })}
          </Typography>
          {commentOf(line) && (
            <Typography sx={{ overflowWrap: 'anywhere' }}>{commentOf(line)}</Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** Who was at a lesson, what it took from them, and what was said of them. */
export function RecordStudents(props: Props) {
  const { t } = useTranslation('analysis');
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <TitledCard title={t('students')}>
      {isPhone ? <StudentCards {...props} /> : <StudentTable {...props} />}
    </TitledCard>
  );
}
