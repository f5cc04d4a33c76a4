import BarChartIcon from '@mui/icons-material/BarChart';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { analysis } from '#shared/analysis/contract.ts';
import { ANALYSIS_LIMITS } from '#shared/analysis/limits.ts';
import { ClassId } from '#shared/ids.ts';
import { type ChosenMonths, toSearch } from '../use-months.ts';
import { ComparedFigures } from './ComparedFigures.tsx';
import { MissingAlert } from './MissingAlert.tsx';
import { Others } from './Others.tsx';
import { useTeachingColumns } from './use-teaching-columns.ts';

const { byClass, byTeacher } = analysis.endpoints;

interface Props {
  readonly of: 'teacher' | 'class';
  readonly chosen: ChosenMonths;
}

/** The figures of each teacher or class, below those of all. */
export function OwnersTab({ of, chosen }: Props) {
  const { t } = useTranslation('analysis');
  const navigate = useNavigate();
  const columns = useTeachingColumns(of);
  const { page, ...list } = useCursorList({
    name: `teaching-report-${of}`,
    ask: ({ limit, cursor }) =>
      queryOf(of === 'teacher' ? byTeacher : byClass, {
        ...chosen.asked,
        limit: Math.min(limit, ANALYSIS_LIMITS.pageMax),
        cursor,
      }),
  });
  const search = toSearch(chosen);
  const open = (id: string) =>
    of === 'class'
      ? paths.classReport(ClassId.parse(id), search)
      : paths.recordReports({ ...search, teacher: id });
  return (
    <>
      {page && page.missing > 0 && (
        <MissingAlert
          count={page.missing}
          to={paths.recordReports({ ...search, state: 'missing' })}
        />
      )}
      {page && <ComparedFigures data={page} />}
      <DataList
        list={list}
        label={of === 'teacher' ? t('by.teacher') : t('by.class')}
        columns={columns}
        rowName={({ name }) => name}
        onOpen={({ id }) => void navigate(open(id))}
        empty={
          <EmptyState
            icon={<BarChartIcon color="disabled" fontSize="large" />}
            title={t('noOwners')}
          />
        }
      />
      {page?.others && <Others of={of} sums={page.others} />}
    </>
  );
}
