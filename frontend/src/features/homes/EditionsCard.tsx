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
import { LoadState } from '#frontend/src/ui/states/LoadState.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import type { editions } from '#shared/editions/contract.ts';
import type { Answer } from '#shared/endpoint.ts';
import { useEditions } from './queries.ts';

type Edition = Answer<typeof editions.endpoints.services>[number];

/** How many accounts and how much storage, in the language's digits. */
function useCaps() {
  const { t } = useTranslation('homes');
  const number = new Intl.NumberFormat(LOCALES[useLanguage()]);
  return ({ teachers, students, storageGb, trafficGb }: Edition) => [
    { name: t('platform.teachers'), value: number.format(teachers) },
    { name: t('platform.students'), value: number.format(students) },
    { name: t('platform.storage'), value: number.format(storageGb) },
    { name: t('platform.traffic'), value: number.format(trafficGb) },
  ];
}

/** What every edition includes, and what an edition has besides. */
function split(list: readonly Edition[]) {
  const [first, ...others] = list;
  const common = (first?.functions ?? []).filter((name) =>
    others.every(({ functions }) => functions.includes(name)),
  );
  const more = ({ functions }: Edition) =>
    functions.filter((name) => !common.includes(name)).join(' · ');
  return { common, more };
}

interface ListProps {
  readonly list: readonly Edition[];
  readonly more: (edition: Edition) => string;
}

function EditionsTable({ list, more }: ListProps) {
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
          <TableCell align="right">{t('platform.traffic')}</TableCell>
          <TableCell>{t('platform.besides')}</TableCell>
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
            <TableCell>{more(edition) || '—'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The same for phones, where a table of six columns has no room. */
function EditionsList({ list, more }: ListProps) {
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
              [t('platform.besides'), more(edition) || '—'],
            ]}
          />
        </div>
      ))}
    </Stack>
  );
}

/** What they have in common once, and then what differs. */
function EveryEdition({ list }: Pick<ListProps, 'list'>) {
  const { t } = useTranslation('homes');
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const Editions = isPhone ? EditionsList : EditionsTable;
  const { common, more } = split(list);
  return (
    <>
      {common.length > 0 && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('platform.common', { list: common.join(' · ') })}
        </Typography>
      )}
      <Editions list={list} more={more} />
    </>
  );
}

/** The editions that schools can have. */
export function EditionsCard() {
  const { t } = useTranslation('homes');
  const { data, error, refetch } = useEditions();
  return (
    <TitledCard title={t('platform.editions')}>
      {data ? <EveryEdition list={data} /> : <LoadState error={error} refetch={refetch} rows={4} />}
    </TitledCard>
  );
}
