import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import type { Column } from '#frontend/src/ui/table/column.ts';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { Answer } from '#shared/endpoint.ts';
import { schools } from '#shared/schools/contract.ts';

const { unlicensedStudents } = schools.endpoints;
type Student = Answer<typeof unlicensedStudents>['list'][number];

/** The students of one school without a licence. The server logs the operator's access in the school's log. */
export function UnlicensedStudents({ school }: { readonly school: string }) {
  const { t } = useTranslation('institutions');
  const { dateTime } = useFormats();
  const columns: Column<Student>[] = [
    {
      key: 'name',
      label: t('unlicensed.name'),
      render: (row) => row.name,
      size: 'wide',
      card: 'title',
      fixed: true,
    },
    {
      key: 'account',
      size: 'account',
      label: t('unlicensed.account'),
      render: (row) => row.account,
      card: 'line',
    },
    {
      key: 'created',
      label: t('unlicensed.created'),
      render: (row) => dateTime(row.created),
      card: 'line',
    },
  ];
  const list = useCursorList({
    name: 'students-in-need',
    ask: ({ limit, cursor }) => queryOf(unlicensedStudents, { school, limit, cursor }),
  });
  return (
    <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
      <div>
        <Button component={Link} to={paths.unlicensedStudents} startIcon={<ArrowBackIcon />}>
          {t('unlicensed.back')}
        </Button>
      </div>
      <DataList
        list={list}
        label={t('unlicensed.students')}
        columns={columns}
        rowName={(row) => row.name}
        empty={<EmptyState title={t('unlicensed.none')} />}
      />
    </Stack>
  );
}
