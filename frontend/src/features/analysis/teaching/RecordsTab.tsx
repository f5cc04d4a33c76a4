import FactCheckIcon from '@mui/icons-material/FactCheck';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useTeacherName } from '#frontend/src/entities/names/use-name-of.ts';
import { StaffSearch } from '#frontend/src/entities/teachers/StaffPickers.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import type { Column } from '#frontend/src/ui/table/column.ts';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { analysis } from '#shared/contracts/analysis.ts';
import type { RecordReport } from '#shared/contracts/analysis-fields.ts';
import { UserId } from '#shared/ids.ts';
import { attendedText } from '#shared/register.ts';
import { ROLE } from '#shared/roles.ts';
import type { ChosenMonths } from '../use-months.ts';

type Row = RecordReport & { readonly id: string };
const FILTERS = ['teacher', 'late'] as const;

/** What the filters ask of the server, for the list and its export. */
export const toRecordQuery = (filters: Readonly<Partial<Record<'teacher' | 'late', string>>>) => {
  const teacher_id = UserId.safeParse(filters.teacher).data;
  return { ...(teacher_id && { teacher_id }), ...(filters.late && { late: true }) };
};

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation('analysis');
  const { day } = useFormats();
  return useMemo(() => {
    const line = { card: 'line' } as const;
    const number = { ...line, size: 'narrow', align: 'end' } as const;
    return [
      {
        key: 'class',
        label: t('class'),
        size: 'wide',
        card: 'title',
        fixed: true,
        render: ({ class_name }) => class_name,
      },
      {
        ...line,
        key: 'date',
        label: t('lessonOn'),
        size: 'time',
        render: ({ date, start, end }) => `${day(date)} ${start}–${end}`,
      },
      { ...line, key: 'teacher', label: t('teacher'), render: ({ teacher_name }) => teacher_name },
      { ...line, key: 'topic', label: t('topic'), size: 'wide', render: ({ topic }) => topic },
      {
        ...number,
        key: 'attended',
        label: t('attended'),
        render: ({ counts }) => attendedText(counts),
      },
      { ...number, key: 'hours', label: t('figures.used'), render: ({ hours }) => hours },
      {
        ...line,
        key: 'written',
        label: t('written'),
        render: ({ in_time, hours_after }) =>
          t(in_time ? 'inTime' : 'late', { count: hours_after }),
      },
    ];
  }, [t, day]);
}

/** Records of lessons with when they were written; by teacher, and late ones only. */
export function RecordsTab({ chosen }: { readonly chosen: ChosenMonths }) {
  const { t } = useTranslation('analysis');
  const { role } = useSignedIn();
  const navigate = useNavigate();
  const columns = useColumns();
  const list = useCursorList({
    name: 'record-reports',
    filters: FILTERS,
    ask: ({ limit, cursor, filters }) =>
      queryOf(analysis.endpoints.byRecord, {
        ...chosen.asked,
        ...toRecordQuery(filters),
        limit,
        cursor,
      }),
    toPage: ({ list: rows, ...page }) => ({
      ...page,
      list: rows.map((row): Row => ({ ...row, id: row.lesson_id })),
    }),
  });
  const { teacher = '', late = '' } = list.question.filters;
  const teacherId = UserId.safeParse(teacher).data;
  const name = useTeacherName(teacherId).data?.name ?? '';
  return (
    <DataList
      list={list}
      label={t('by.record')}
      columns={columns}
      rowName={({ class_name, date }) => `${class_name} ${date}`}
      onOpen={({ lesson_id }) => void navigate(paths.recordReport(lesson_id))}
      filters={
        <>
          {role === ROLE.principal && (
            <StaffSearch
              label={t('teacher')}
              value={teacherId ? { id: teacherId, name } : null}
              onChange={(next) => list.setFilter('teacher', next?.id ?? '')}
            />
          )}
          <ToolbarSelect
            label={t('written')}
            value={late}
            onChange={(value) => list.setFilter('late', value)}
            unchosen={t('allRecords')}
            choices={[{ value: '1', label: t('onlyLate') }]}
          />
        </>
      }
      empty={
        <EmptyState
          icon={<FactCheckIcon color="disabled" fontSize="large" />}
          title={t('noRecords')}
          hint={t('noRowsHint')}
        />
      }
    />
  );
}
