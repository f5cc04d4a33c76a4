import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { Facts } from '#frontend/src/ui/Facts.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import type { editions } from '#shared/contracts/editions.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { useEditions } from './queries.ts';

type Edition = Answer<typeof editions.endpoints.services>[number];

/** How many accounts and how much storage, in the language's digits. */
function useCaps() {
  const { t } = useTranslation('homes');
  const number = new Intl.NumberFormat(LOCALES[useLanguage()]);
  return ({ teachers, students, storageGb }: Edition) => [
    { name: t('platform.teachers'), value: number.format(teachers) },
    { name: t('platform.students'), value: number.format(students) },
    { name: t('platform.storage'), value: number.format(storageGb) },
  ];
}

interface ListProps {
  readonly list: readonly Edition[];
}

function EditionsTable({ list }: ListProps) {
  const { t } = useTranslation('homes');
  const capsOf = useCaps();
  return (
    <Table size="small">
      <TableHead sx={{ '& th': { whiteSpace: 'nowrap' } }}>
        <TableRow>
          <TableCell>{t('platform.edition')}</TableCell>
          <TableCell align="right">{t('platform.teachers')}</TableCell>
          <TableCell align="right">{t('platform.students')}</TableCell>
          <TableCell align="right">{t('platform.storage')}</TableCell>
          <TableCell>{t('platform.functions')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {list.map((edition) => (
          <TableRow key={edition.id}>
            <TableCell component="th" scope="row">
              <Box sx={{ fontWeight: 600 }}>{edition.name}</Box>
              <Typography variant="body2" color="textSecondary">
                {edition.summary}
              </Typography>
            </TableCell>
            {capsOf(edition).map(({ name, value }) => (
              <TableCell key={name} align="right">
                {value}
              </TableCell>
            ))}
            <TableCell>{edition.functions.join(' · ')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The same for phones, where a table of five columns has no room. */
function EditionsList({ list }: ListProps) {
  const { t } = useTranslation('homes');
  const capsOf = useCaps();
  return (
    <Stack spacing={2} divider={<Divider />}>
      {list.map((edition) => (
        <div key={edition.id}>
          <Typography variant="h3">{edition.name}</Typography>
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            {edition.summary}
          </Typography>
          <Facts
            facts={[
              ...capsOf(edition).map(({ name, value }) => [name, value] as const),
              [t('platform.functions'), edition.functions.join(' · ')],
            ]}
          />
        </div>
      ))}
    </Stack>
  );
}

/** The editions that schools can have. */
export function EditionsCard() {
  const { t } = useTranslation('homes');
  const { data, error, refetch } = useEditions();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const Editions = isPhone ? EditionsList : EditionsTable;
  return (
    <TitledCard title={t('platform.editions')}>
      {data ? (
        <Editions list={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={4} />
      )}
    </TitledCard>
  );
}
