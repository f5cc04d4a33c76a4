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
import {
  type Business,
  type CourseFigures,
  type RowFigure,
  SPAN_NAMES,
  type SpanName,
} from '#shared/analysis/fields.ts';
import { useMonthNames } from '../use-months.ts';
import { type Search, searchOf } from './figure-rows.ts';
import { useTexts } from './use-texts.ts';

interface Props {
  readonly data: Business;
  readonly search: Search;
}

interface CoursesProps extends Props {
  readonly courses: readonly CourseFigures[];
}

/** A figure in words, with the rows behind it. */
interface Cell {
  readonly value: string;
  readonly to: string;
}

interface Line {
  readonly key: string;
  readonly name: string;
  readonly cells: readonly Cell[];
}

interface Column {
  readonly key: string;
  readonly label: string;
}

interface FiguresProps {
  readonly title: string;
  readonly name: string;
  readonly columns: readonly Column[];
  readonly lines: readonly Line[];
}

function BreakdownTable({ title, name, columns, lines }: FiguresProps) {
  const { t } = useTranslation('analysis');
  const linkName = (line: string, column: string | undefined, value: string) =>
    t('rowsOf', { figure: `${line}, ${column}`, value });
  return (
    <TitledCard title={title}>
      <TableContainer tabIndex={0} role="region" aria-label={title}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{name}</TableCell>
              {columns.map(({ key, label }) => (
                <TableCell key={key} align="right">
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map(({ key, name: of, cells }) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row">
                  {of}
                </TableCell>
                {cells.map(({ value, to }, index) => (
                  <TableCell key={columns[index]?.key} align="right" sx={{ whiteSpace: 'nowrap' }}>
                    <Link
                      component={RouterLink}
                      to={to}
                      aria-label={linkName(of, columns[index]?.label, value)}
                    >
                      {value}
                    </Link>
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

/** The columns of income, and how to link to the rows of each span. */
function useSpans({ data, search }: Props) {
  const { t } = useTranslation('analysis');
  const { span } = useMonthNames();
  return {
    incomes: SPAN_NAMES.map((name) => ({
      key: name,
      label: t('incomeIn', { name: span(data.spans[name]) }),
    })),
    rows: (figure: RowFigure, of: SpanName, filter: Search) =>
      paths.businessRows(figure, { ...searchOf(data, search, of), ...filter }),
  };
}

/** Income, hours and what is still to be taught of each kind of course. */
export function CoursesTable({ data, search, courses }: CoursesProps) {
  const { t } = useTranslation('analysis');
  const { incomes, rows } = useSpans({ data, search });
  const { money, value } = useTexts();
  return (
    <BreakdownTable
      title={t('byCourse')}
      name={t('course')}
      columns={[
        ...incomes,
        { key: 'refunds', label: t('figures.refunds') },
        { key: 'sold', label: t('figures.sold') },
        { key: 'used', label: t('figures.used') },
        { key: 'unused', label: t('stillToTeach') },
        { key: 'value', label: t('moneyForIt') },
      ]}
      lines={courses.map(({ course_id, course_name, sums, stock }) => {
        const filter = { course_id: course_id ?? 'general' };
        const hours = paths.hoursOfCourse(course_id ?? 'general');
        return {
          key: course_id ?? '',
          name: course_name || t('general'),
          cells: [
            ...SPAN_NAMES.map((of) => ({
              value: money(sums[of].income),
              to: rows('income', of, filter),
            })),
            { value: money(sums.now.refunds), to: rows('refunds', 'now', filter) },
            { value: value('hours', sums.now.sold), to: rows('sold', 'now', filter) },
            { value: value('hours', sums.now.used), to: rows('used', 'now', filter) },
            { value: value('hours', stock.unused), to: hours },
            { value: money(stock.value), to: hours },
          ],
        };
      })}
    />
  );
}

/** Income and refunds by how it was paid. */
export function ChannelsTable({ data, search }: Props) {
  const { t } = useTranslation('analysis');
  const { incomes, rows } = useSpans({ data, search });
  const { money } = useTexts();
  if (data.channels.length === 0) return null;
  return (
    <BreakdownTable
      title={t('byChannel')}
      name={t('channel')}
      columns={[...incomes, { key: 'refunds', label: t('figures.refunds') }]}
      lines={data.channels.map(({ method, sums }) => ({
        key: method,
        name: t(`methods.${method}`),
        cells: [
          ...SPAN_NAMES.map((of) => ({
            value: money(sums[of].income),
            to: rows('income', of, { method }),
          })),
          { value: money(sums.now.refunds), to: rows('refunds', 'now', { method }) },
        ],
      }))}
    />
  );
}
