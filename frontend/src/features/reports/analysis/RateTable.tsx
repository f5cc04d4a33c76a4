import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DIMENSIONS, type Dimension } from '#shared/reports/fields.ts';
import type { AnalysisLine } from '../queries.ts';

interface Props {
  readonly by: 'class' | 'teacher';
  readonly lines: readonly AnalysisLine[];
  readonly asked: readonly Dimension[];
  readonly onOpen: (line: AnalysisLine) => void;
}

/** A rate as a bar with its numbers in words. */
function Rate({ part, whole }: { readonly part: number; readonly whole: number }) {
  const { t } = useTranslation('reports');
  if (whole === 0) return <span>—</span>;
  const percent = Math.round((100 * part) / whole);
  return (
    <Box sx={{ minWidth: 96 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {percent} %{' '}
        <Typography component="span" variant="caption" color="textSecondary">
          {t('analysis.of', { part, whole })}
        </Typography>
      </Typography>
      <Box aria-hidden sx={{ height: 6, borderRadius: 1, bgcolor: 'divider', overflow: 'hidden' }}>
        <Box sx={{ height: 1, width: `${percent}%`, bgcolor: 'primary.main' }} />
      </Box>
    </Box>
  );
}

/** Rates of what is written, published and read, the time to publishing, and the averages of the dimensions. */
export function RateTable({ by, lines, asked, onOpen }: Props) {
  const { t } = useTranslation('reports');
  const names = DIMENSIONS.filter((name) => asked.includes(name));
  const label = t(by === 'class' ? 'analysis.byClass' : 'analysis.byTeacher');
  return (
    // A scrollable area must be focusable for keyboard users.
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell sx={{ minWidth: 160 }}>
              {t(by === 'class' ? 'cycle.class' : 'analysis.teacher')}
            </TableCell>
            <TableCell>{t('analysis.written')}</TableCell>
            <TableCell>{t('analysis.published')}</TableCell>
            <TableCell>{t('analysis.read')}</TableCell>
            <TableCell align="right">{t('analysis.hours')}</TableCell>
            {names.map((name) => (
              <TableCell key={name} align="right">
                {t(`dimensions.${name}`)}
              </TableCell>
            ))}
            <TableCell align="right">{t('analysis.falling')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.id}>
              <TableCell component="th" scope="row">
                {by === 'class' ? (
                  <Button size="small" onClick={() => onOpen(line)} sx={{ textAlign: 'start' }}>
                    {line.name}
                  </Button>
                ) : (
                  // The account of who left long ago is erased.
                  line.name || t('analysis.formerTeacher')
                )}
              </TableCell>
              <TableCell>
                <Rate part={line.written} whole={line.members} />
              </TableCell>
              <TableCell>
                {/* Also reports of children who have left. */}
                <Rate part={line.published} whole={Math.max(line.members, line.published)} />
              </TableCell>
              <TableCell>
                <Rate part={line.read} whole={line.published} />
              </TableCell>
              <TableCell align="right">
                {line.hours === null ? '—' : t('analysis.hourCount', { count: line.hours })}
              </TableCell>
              {names.map((name) => (
                <TableCell key={name} align="right">
                  {line.dimensions[name] || '—'}
                </TableCell>
              ))}
              <TableCell align="right">{line.falling}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
