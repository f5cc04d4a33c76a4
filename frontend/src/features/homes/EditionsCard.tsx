import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#frontend/src/components/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/components/states/ListSkeleton.tsx';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import type { editions } from '#shared/contracts/editions.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { HomeCard } from './HomeCard.tsx';
import { useEditions } from './queries.ts';

type Edition = Answer<typeof editions.endpoints.services>[number];

function EditionsTable({ list }: { readonly list: readonly Edition[] }) {
  const { t } = useTranslation('homes');
  const number = new Intl.NumberFormat(LOCALES[useLanguage()]);
  return (
    // Focusable, so that the keyboard can scroll it on a narrow screen.
    <TableContainer tabIndex={0} role="region" aria-label={t('platform.editions')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('platform.edition')}</TableCell>
            <TableCell align="right">{t('platform.teachers')}</TableCell>
            <TableCell align="right">{t('platform.students')}</TableCell>
            <TableCell align="right">{t('platform.storage')}</TableCell>
            <TableCell>{t('platform.functions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {list.map(({ id, name, summary, teachers, students, storageGb, functions }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                <Box sx={{ fontWeight: 600 }}>{name}</Box>
                <Typography variant="body2" color="textSecondary">
                  {summary}
                </Typography>
              </TableCell>
              <TableCell align="right">{number.format(teachers)}</TableCell>
              <TableCell align="right">{number.format(students)}</TableCell>
              <TableCell align="right">{number.format(storageGb)}</TableCell>
              <TableCell>{functions.join(' · ')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The editions that schools can have. */
export function EditionsCard() {
  const { t } = useTranslation('homes');
  const { data, error, refetch } = useEditions();
  return (
    <HomeCard title={t('platform.editions')}>
      {data ? (
        <EditionsTable list={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={4} />
      )}
    </HomeCard>
  );
}
