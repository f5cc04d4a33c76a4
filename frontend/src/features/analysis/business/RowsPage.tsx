import BarChartIcon from '@mui/icons-material/BarChart';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import type * as z from 'zod';
import { send } from '#frontend/src/lib/api.ts';
import { changeText, hoursText, useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { ExportButton } from '#frontend/src/ui/ExportButton.tsx';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import type { Column } from '#frontend/src/ui/table/column.ts';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { analysis } from '#shared/analysis/contract.ts';
import {
  type BusinessRow,
  isAhead,
  ROW_FIGURES,
  type RowFigure,
  type RowSpans,
} from '#shared/analysis/fields.ts';
import type { Payload } from '#shared/endpoint.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { PAY_METHODS } from '#shared/money.ts';
import { toSearch, useMonthNames, useMonths } from '../use-months.ts';
import { useTexts } from './use-texts.ts';

const { businessRows, businessSheet } = analysis.endpoints;

const PEOPLE: readonly RowFigure[] = ['joined', 'left'];
const MONEY: readonly RowFigure[] = [
  'income',
  'lapsed',
  'refunds',
  'sold',
  'back',
  'first',
  'renewals',
];
const GENERAL = 'general';
/** What the address may say besides the months. */
const FILTERS = ['course_id', 'method'] as const;

/** What the day of a row is that lies ahead. */
const AHEAD: Partial<Record<RowFigure, 'expectedOn' | 'validUntil'>> = {
  ends: 'expectedOn',
  expiring: 'validUntil',
};

function useMoment(figure: RowFigure) {
  const formats = useFormats();
  return ({ at }: BusinessRow) => (isAhead(figure) ? formats.day(at) : formats.briefDateTime(at));
}

/** The columns of entries, or of accounts that will be used up; of people the first ones. */
function useColumns(figure: RowFigure): readonly Column<BusinessRow>[] {
  const { t } = useTranslation('analysis');
  const { money } = useTexts();
  const moment = useMoment(figure);
  return useMemo(() => {
    const line = { card: 'line' } as const;
    const number = { ...line, size: 'narrow', align: 'end' } as const;
    const all: Column<BusinessRow>[] = [
      {
        key: 'name',
        label: t('student'),
        size: 'wide',
        card: 'title',
        fixed: true,
        render: ({ name, left }) => (left ? t('hasLeft', { name }) : name),
      },
      {
        ...line,
        key: 'at',
        label: t(AHEAD[figure] ?? 'at'),
        size: 'time',
        render: moment,
      },
    ];
    if (PEOPLE.includes(figure)) return all;
    const course = {
      ...line,
      key: 'course',
      label: t('course'),
      render: (row: BusinessRow) => row.course_name || t('general'),
    };
    const left = {
      ...number,
      key: 'hours',
      label: t('hoursLeft'),
      render: ({ hours }: BusinessRow) => hoursText(hours ?? 0),
    };
    if (figure === 'expiring') return [...all, course, left];
    if (figure === 'ends')
      return [
        ...all,
        course,
        left,
        { ...number, key: 'weekly', label: t('weekly'), render: ({ weekly }) => weekly ?? '—' },
      ];
    return [
      ...all,
      course,
      { ...number, key: 'hours', label: t('hours'), render: ({ hours }) => changeText(hours ?? 0) },
      {
        ...number,
        key: 'amount',
        label: t('amount'),
        render: ({ amount }) => (amount === null ? '—' : money(amount)),
      },
      {
        ...line,
        key: 'method',
        label: t('channel'),
        render: ({ method }) => (method ? t(`methods.${method}`) : '—'),
      },
      {
        ...line,
        key: 'kind',
        label: t('kind'),
        render: ({ kind }) => (kind ? t(`kinds.${kind}`) : ''),
      },
      {
        ...line,
        key: 'note',
        label: t('note'),
        size: 'wide',
        wraps: true,
        render: ({ note, receipt }) => [receipt, note].filter(Boolean).join(' · '),
      },
    ];
  }, [figure, t, money, moment]);
}

interface HeadProps {
  readonly figure: RowFigure;
  readonly spans: z.output<ReturnType<typeof RowSpans>> | undefined;
}

/** The header: the figure, and the months as the server returns them. */
function Head({ figure, spans }: HeadProps) {
  const { t } = useTranslation('analysis');
  const { span } = useMonthNames();
  const { to, months } = useMonths();
  const search = toSearch({ months, to: isAhead(figure) ? '' : to });
  const said = spans && span(spans.span);
  const subtitle =
    said && spans?.unpaid ? t('paidIn', { before: said, now: span(spans.unpaid) }) : (said ?? '…');
  return (
    <>
      <PageHeader
        title={t(`figures.${figure}`)}
        subtitle={subtitle}
        actions={
          <>
            {figure === 'used' && (
              <Button component={Link} to={paths.recordReports(search)}>
                {t('by.record')}
              </Button>
            )}
            <Button
              component={Link}
              to={`${paths.businessAnalysis}?${new URLSearchParams(search)}`}
            >
              {t('title')}
            </Button>
          </>
        }
      />
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t(`help.${figure}`)}
      </Typography>
    </>
  );
}

interface FiltersProps {
  readonly figure: RowFigure;
  readonly filters: Readonly<Record<string, string>>;
  readonly onChange: (name: (typeof FILTERS)[number], value: string) => void;
}

/** The course, and how it was paid, where rows have them. */
function Filters({ figure, filters, onChange }: FiltersProps) {
  const { t } = useTranslation('analysis');
  const { data } = useQuery(queryOf(lessons.endpoints.settings, {}));
  const courses = [...(data?.courses ?? []), { id: GENERAL, name: t('general') }];
  return (
    <>
      <ToolbarSelect
        label={t('course')}
        // The courses may not be loaded yet.
        value={data ? (filters['course_id'] ?? '') : ''}
        onChange={(course) => onChange('course_id', course)}
        unchosen={t('allCourses')}
        choices={courses.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {MONEY.includes(figure) && (
        <ToolbarSelect
          label={t('channel')}
          value={filters['method'] ?? ''}
          onChange={(method) => onChange('method', method)}
          unchosen={t('allChannels')}
          choices={PAY_METHODS.map((method) => ({
            value: method,
            label: t(`methods.${method}`),
          }))}
        />
      )}
    </>
  );
}

function Rows({ figure }: { readonly figure: RowFigure }) {
  const { t } = useTranslation('analysis');
  const navigate = useNavigate();
  const { asked } = useMonths();
  const [parameters] = useSearchParams();
  const columns = useColumns(figure);
  const filters = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = parameters.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const query = { ...asked, ...filters, figure } as Payload<typeof businessRows>;
  const { page, ...list } = useCursorList({
    name: `business-${PEOPLE.includes(figure) ? 'people' : figure === 'ends' ? 'ends' : 'entries'}`,
    filters: FILTERS,
    ask: ({ limit, cursor }) => queryOf(businessRows, { ...query, limit, cursor }),
  });
  return (
    <>
      <Head figure={figure} spans={page} />
      <DataList
        list={list}
        label={t(`figures.${figure}`)}
        columns={columns}
        rowName={({ name }) => name}
        onOpen={({ student_id, course_id, left }) => {
          if (!left) void navigate(paths.studentHours(student_id, course_id));
        }}
        filters={
          !PEOPLE.includes(figure) && (
            <Filters figure={figure} filters={filters} onChange={list.setFilter} />
          )
        }
        buttons={
          <ExportButton
            label={t('export')}
            fetchSheet={() => send(businessSheet, query)}
            exportedText={(count) => t('exported', { count })}
            truncatedText={(count) => t('truncated', { count })}
          />
        }
        empty={
          <EmptyState
            icon={<BarChartIcon color="disabled" fontSize="large" />}
            title={t('noRows')}
            hint={t('noRowsHint')}
          />
        }
      />
    </>
  );
}

/** The rows behind a figure of the business analysis; the months stand in the address. */
export default function RowsPage() {
  const { figure: name = '' } = useParams();
  const figure = ROW_FIGURES.find((each) => each === name);
  if (!figure) return <Navigate to={paths.businessAnalysis} replace />;
  return <Rows key={figure} figure={figure} />;
}
