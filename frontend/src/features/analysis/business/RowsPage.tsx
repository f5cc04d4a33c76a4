import BarChartIcon from '@mui/icons-material/BarChart';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
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
import { analysis } from '#shared/contracts/analysis.ts';
import {
  type BusinessRow,
  ROW_FIGURES,
  type RowFigure,
} from '#shared/contracts/analysis-fields.ts';
import type { Payload } from '#shared/contracts/endpoint.ts';
import { PAY_METHODS } from '#shared/money.ts';
import { lastMonths, useMonthNames, useMonths } from '../use-months.ts';
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
/** What the address may say besides the months. */
const FILTERS = ['course_id', 'method'] as const;

function useMoment(figure: RowFigure) {
  const formats = useFormats();
  return ({ at }: BusinessRow) => (figure === 'ends' ? formats.day(at) : formats.briefDateTime(at));
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
        label: t(figure === 'ends' ? 'expectedOn' : 'at'),
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
    if (figure === 'ends')
      return [
        ...all,
        course,
        {
          ...number,
          key: 'hours',
          label: t('hoursLeft'),
          render: ({ hours }) => hoursText(hours ?? 0),
        },
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
  const list = useCursorList({
    name: `business-${PEOPLE.includes(figure) ? 'people' : figure === 'ends' ? 'ends' : 'entries'}`,
    filters: FILTERS,
    ask: ({ limit, cursor }) => queryOf(businessRows, { ...query, limit, cursor }),
  });
  return (
    <DataList
      list={list}
      label={t(`figures.${figure}`)}
      columns={columns}
      rowName={({ name }) => name}
      onOpen={({ student_id, course_id, left }) => {
        if (!left) void navigate(paths.studentHours(student_id, course_id));
      }}
      filters={
        MONEY.includes(figure) && (
          <ToolbarSelect
            label={t('channel')}
            value={filters['method'] ?? ''}
            onChange={(method) => list.setFilter('method', method)}
            unchosen={t('allChannels')}
            choices={PAY_METHODS.map((method) => ({
              value: method,
              label: t(`methods.${method}`),
            }))}
          />
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
  );
}

/** The rows behind a figure of the business analysis; the months stand in the address. */
export default function RowsPage() {
  const { t } = useTranslation('analysis');
  const { figure: name = '' } = useParams();
  const { month } = useMonthNames();
  const { to, months } = useMonths();
  const figure = ROW_FIGURES.find((each) => each === name);
  if (!figure) return <Navigate to={paths.businessAnalysis} replace />;
  const search = new URLSearchParams({ months: String(months), ...(to && { to }) });
  // Without a month in the address it is the current one.
  const last = to || lastMonths()[0];
  const hasMonths = figure !== 'ends' && last !== undefined;
  return (
    <>
      <PageHeader
        title={t(`figures.${figure}`)}
        {...(hasMonths && { subtitle: t('monthsTo', { count: months, month: month(last) }) })}
        actions={
          <>
            {figure === 'used' && (
              <Button component={Link} to={paths.recordReports(Object.fromEntries(search))}>
                {t('by.record')}
              </Button>
            )}
            <Button component={Link} to={`${paths.businessAnalysis}?${search}`}>
              {t('title')}
            </Button>
          </>
        }
      />
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t(`help.${figure}`)}
      </Typography>
      <Rows key={figure} figure={figure} />
    </>
  );
}
