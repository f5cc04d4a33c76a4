import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { StudentId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { SHOWN_READERS } from '#shared/usage/rules.ts';
import { MonthChoice } from './MonthChoice.tsx';
import { PartsTable } from './PartsTable.tsx';
import { type SchoolTraffic, useOwnTraffic } from './queries.ts';
import { useBytes } from './use-bytes.ts';

type ReaderPerson = SchoolTraffic['people'][number];

function Name({ person: { id, name, role } }: ReaderPerson) {
  const { t } = useTranslation('usage');
  const student = role === ROLE.student ? StudentId.safeParse(id).data : undefined;
  if (!name) return t('hasLeft');
  if (!student) return name;
  return (
    <Link component={RouterLink} to={paths.student(student)}>
      {name}
    </Link>
  );
}

function People({ people }: Pick<SchoolTraffic, 'people'>) {
  const { t } = useTranslation('usage');
  const bytes = useBytes();
  return (
    <Box>
      <Table size="small" aria-label={t('readers.people')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('readers.people')}</TableCell>
            <TableCell align="right">{t('size')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {people.map((each) => (
            <TableRow key={each.person.id}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                <Name {...each} />
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {bytes(each.bytes)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {people.length > 0 ? t('readers.peopleHint') : t('readers.nobody')}
      </Typography>
    </Box>
  );
}

function Readers({ traffic }: { readonly traffic: SchoolTraffic }) {
  const { t } = useTranslation('usage');
  const { readers, people } = traffic;
  const parts = SHOWN_READERS.map((reader) => ({
    key: reader,
    label: t(`readers.${reader}`),
    bytes: readers?.[reader] ?? 0,
  }));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <PartsTable
        title={t('readers.title')}
        parts={parts.filter(({ key, bytes }) => key !== 'others' || bytes > 0)}
      />
      <People people={people} />
    </Box>
  );
}

/** To whom the traffic of a month was sent: groups and public pages, and the people to whom most was sent. */
export function ReadersCard() {
  const { t } = useTranslation('usage');
  const [month, setMonth] = useState('');
  const { data, error, refetch, isPlaceholderData } = useOwnTraffic(month);
  const [own] = data?.list ?? [];
  return (
    <Box sx={{ mb: 3 }}>
      <TitledCard
        title={t('readers.title')}
        action={<MonthChoice month={month} onChange={setMonth} />}
      >
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !own && <Skeleton variant="rounded" height={200} />}
        {own && (
          <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
            <Readers traffic={own} />
          </Box>
        )}
      </TitledCard>
    </Box>
  );
}
