import VerifiedIcon from '@mui/icons-material/Verified';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import type { Column } from '#frontend/src/ui/table/column.ts';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { EDITIONS } from '#shared/editions/rules.ts';
import type { Answer } from '#shared/endpoint.ts';
import { schools } from '#shared/schools/contract.ts';

type School = Answer<typeof schools.endpoints.allSchools>['list'][number];

function useColumns(): Column<School>[] {
  const { t } = useTranslation('institutions');
  const { date } = useFormats();
  const language = useLanguage();
  return [
    {
      key: 'name',
      label: t('unlicensed.school'),
      render: (row) => row.name,
      size: 'wide',
      card: 'title',
      fixed: true,
    },
    {
      key: 'waiting',
      label: t('unlicensed.waiting'),
      render: (row) => row.unlicensed,
      size: 'narrow',
      card: 'corner',
    },
    {
      key: 'students',
      label: t('unlicensed.students'),
      render: (row) => row.students,
      size: 'narrow',
      card: 'line',
    },
    {
      key: 'edition',
      label: t('unlicensed.edition'),
      render: (row) => EDITIONS[row.edition].label[language],
      card: 'line',
    },
    {
      key: 'end',
      label: t('unlicensed.end'),
      render: (row) => date(row.subscription.end),
      card: 'line',
    },
  ];
}

/** Schools with students without a licence. */
export function UnlicensedSchools() {
  const { t } = useTranslation('institutions');
  const navigate = useNavigate();
  const columns = useColumns();
  const list = useCursorList({
    name: 'schools-in-need',
    ask: ({ limit, cursor }) =>
      queryOf(schools.endpoints.allSchools, { limit, cursor, unlicensed: '1' }),
  });
  return (
    <DataList
      list={list}
      label={t('unlicensedTitle')}
      columns={columns}
      rowName={(row) => row.name}
      onOpen={(row) => void navigate(`?${new URLSearchParams({ school: row.id })}`)}
      empty={
        <EmptyState
          icon={<VerifiedIcon fontSize="large" />}
          title={t('unlicensed.none')}
          hint={t('unlicensed.noneHint')}
        />
      }
    />
  );
}
