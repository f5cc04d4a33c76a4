import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import type { WaitingCard } from '#frontend/src/lib/waiting-card.ts';
import { LinkLine } from '#frontend/src/ui/LinkLine.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import type { HourAccountDto, HourRow } from '#shared/hours/fields.ts';
import { Hours } from './Hours.tsx';
import { useAccountName } from './use-account-name.ts';
import { useLowHours } from './use-low-hours.ts';

/** Only the first few; the list of hours has all of them. */
const SHOWN = 5;

type LowHours = NonNullable<ReturnType<typeof useLowHours>['data']>;

interface LowRow {
  readonly student: HourRow;
  readonly account: HourAccountDto | undefined;
}

/** The low accounts of a student; a student who never had hours has none of them. */
function lowRowsOf(student: HourRow): LowRow[] {
  if (student.without_hours) return [{ student, account: undefined }];
  return student.accounts.filter(({ low }) => low).map((account) => ({ student, account }));
}

function LowAccounts({ list }: Pick<LowHours, 'list'>) {
  const nameOf = useAccountName();
  const { t } = useTranslation('study');
  const rows = list.flatMap((student) => lowRowsOf(student));
  return (
    <List disablePadding>
      {rows.slice(0, SHOWN).map(({ student, account }) => (
        <LinkLine
          key={`${student.student_id} ${account?.course_id}`}
          to={paths.studentHours(student.student_id, account?.course_id)}
          primary={student.name}
          secondary={account ? nameOf(account) : t('lowHours.never')}
        >
          <Hours hours={account?.balance ?? 0} low />
        </LinkLine>
      ))}
    </List>
  );
}

function AllOfThem({ list, cursor }: Pick<LowHours, 'list' | 'cursor'>) {
  const { t } = useTranslation('study');
  if (list.length === 0) return null;
  const count = list.length;
  return (
    <Button component={Link} to={paths.lowHours}>
      {cursor ? t('lowHours.allMore', { count }) : t('lowHours.all', { count })}
    </Button>
  );
}

/** Students with few hours left: of the whole school, or for a teacher of their own classes. */
function LowHoursCard() {
  const { t } = useTranslation('study');
  const { data, error, refetch } = useLowHours();
  return (
    <TitledCard title={t('lowHours.title')} action={data && <AllOfThem {...data} />}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={2} />}
      {data?.list.length === 0 && <EmptyState title={t('lowHours.none')} />}
      {data && data.list.length > 0 && <LowAccounts list={data.list} />}
    </TitledCard>
  );
}

export const hoursCard: WaitingCard = { order: 40, Card: LowHoursCard };
