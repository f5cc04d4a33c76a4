import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import type { Business, CourseFigures } from '#shared/contracts/analysis-fields.ts';
import { useMonthNames } from '../use-months.ts';
import { useTexts } from './use-texts.ts';

interface Props {
  readonly data: Business;
  readonly asked: Readonly<Record<string, string>>;
}

interface CoursesProps extends Props {
  readonly courses: readonly CourseFigures[];
}

interface Line {
  readonly key: string;
  readonly name: string;
  readonly to: string;
  readonly cells: readonly string[];
}

interface FiguresProps {
  readonly title: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly lines: readonly Line[];
}

function BreakdownTable({ title, name, columns, lines }: FiguresProps) {
  return (
    <TitledCard title={title}>
      <TableContainer tabIndex={0} role="region" aria-label={title}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{name}</TableCell>
              {columns.map((column) => (
                <TableCell key={column} align="right">
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map(({ key, name: of, to, cells }) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row">
                  <Link component={RouterLink} to={to}>
                    {of}
                  </Link>
                </TableCell>
                {cells.map((cell, index) => (
                  <TableCell key={columns[index]} align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </TitledCard>
  );
}

/** Income, hours and what is still to be taught of each kind of course. */
export function CoursesTable({ data, asked, courses }: CoursesProps) {
  const { t } = useTranslation('analysis');
  const { span } = useMonthNames();
  const { money, value } = useTexts();
  const names = [span(data.spans.now), span(data.spans.before), span(data.spans.year)];
  return (
    <BreakdownTable
      title={t('byCourse')}
      name={t('course')}
      columns={[
        ...names.map((name) => t('incomeIn', { name })),
        t('figures.refunds'),
        t('figures.sold'),
        t('figures.used'),
        t('stillToTeach'),
        t('moneyForIt'),
      ]}
      lines={courses.map(({ course_id, course_name, sums, stock }) => ({
        key: course_id ?? '',
        name: course_name || t('general'),
        to: paths.businessRows('income', { ...asked, course_id: course_id ?? 'general' }),
        cells: [
          money(sums.now.income),
          money(sums.before.income),
          money(sums.year.income),
          money(sums.now.refunds),
          value('hours', sums.now.sold),
          value('hours', sums.now.used),
          value('hours', stock.unused),
          money(stock.value),
        ],
      }))}
    />
  );
}

/** Income and refunds by how it was paid. */
export function ChannelsTable({ data, asked }: Props) {
  const { t } = useTranslation('analysis');
  const { span } = useMonthNames();
  const { money } = useTexts();
  const names = [span(data.spans.now), span(data.spans.before), span(data.spans.year)];
  if (data.channels.length === 0) return null;
  return (
    <BreakdownTable
      title={t('byChannel')}
      name={t('channel')}
      columns={[...names.map((name) => t('incomeIn', { name })), t('figures.refunds')]}
      lines={data.channels.map(({ method, sums }) => ({
        key: method,
        name: t(`methods.${method}`),
        to: paths.businessRows('income', { ...asked, method }),
        cells: [sums.now.income, sums.before.income, sums.year.income, sums.now.refunds].map(money),
      }))}
    />
  );
}
