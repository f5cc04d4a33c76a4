import HistoryIcon from '@mui/icons-material/History';
import PersonSearchIcon from '@mui/icons-material/PersonSearch';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import type { Column } from '#frontend/src/ui/table/column.ts';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import type { CursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { LoginDto } from '#shared/logs/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { DayFilters } from './LogFilters.tsx';
import { LogSheetButton } from './LogSheetButton.tsx';
import { PersonFilter } from './PersonFilter.tsx';
import { FILTER } from './queries.ts';
import { SchoolFilter } from './SchoolFilter.tsx';
import { WhoseLog } from './WhoseLog.tsx';

export function NoEntries() {
  const { t } = useTranslation('logs');
  return (
    <EmptyState
      icon={<HistoryIcon color="disabled" fontSize="large" />}
      title={t('empty')}
      hint={t('emptyHint')}
    />
  );
}

type Entry = Pick<LoginDto, 'id' | 'person'>;

interface LogPage {
  readonly days: number;
  readonly school: { readonly id: string; readonly name: string };
}

interface Props<Row extends Entry> extends ComponentProps<typeof LogSheetButton> {
  readonly list: CursorList<Row>;
  readonly page: LogPage | undefined;
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rowName: (row: Row) => string;
  readonly onOpen?: (row: Row) => void;
  /** The filter of this log alone. */
  readonly filter: ReactNode;
}

/** A log of a school by person and day; operators choose the school. */
export function LogList<Row extends Entry>(props: Props<Row>) {
  const { list, page, filter, fetchSheet, ...table } = props;
  const { t } = useTranslation('logs');
  const { role } = useSignedIn();
  const chosen = list.question.filters[FILTER.school];
  return (
    <>
      <DataList
        {...table}
        list={list}
        filters={
          <>
            {role === ROLE.platform && (
              <SchoolFilter
                value={(chosen && page?.school) || null}
                onChange={(id) => list.setFilter(FILTER.school, id)}
              />
            )}
            <PersonFilter list={list} />
            {filter}
            <DayFilters list={list} />
          </>
        }
        buttons={<LogSheetButton fetchSheet={fetchSheet} />}
        rowActions={({ person }) => [
          {
            key: 'person',
            label: t('onlyPerson'),
            icon: <PersonSearchIcon />,
            onSelect: () => list.setFilter(FILTER.person, person.id),
          },
        ]}
        empty={<NoEntries />}
      />
      <WhoseLog page={page} />
    </>
  );
}
