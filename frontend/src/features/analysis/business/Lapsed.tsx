import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { useReadOn } from '#frontend/src/lib/use-read-on.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { analysis } from '#shared/analysis/contract.ts';
import type { Business } from '#shared/analysis/fields.ts';
import { useMonthNames } from '../use-months.ts';
import type { Search } from './figure-rows.ts';
import { useTexts } from './use-texts.ts';

/** Payments that are shown here; the others are a link away. */
const SHOWN = 6;
/** The most pages to request; a page may be short. */
const PAGES_MAX = 3;

interface Props {
  readonly data: Business;
  readonly search: Search;
}

/** The first payments of families who paid in the period before and not in this one. */
function useLapsed({ spans }: Business, { months }: Search) {
  const asked = {
    figure: 'lapsed',
    to: spans.now.to,
    months: Number(months),
    limit: SHOWN,
  } as const;
  const query = useInfiniteQuery(pagesOf(analysis.endpoints.businessRows, asked));
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const isReading = useReadOn(query, rows.length >= SHOWN, PAGES_MAX);
  return {
    rows: rows.slice(0, SHOWN),
    isLoading: query.isPending || isReading,
    hasMore: query.hasNextPage || rows.length > SHOWN,
    error: query.error,
    refetch: query.refetch,
  };
}

/** Families who paid in the period before but not in this one, with what they paid, so that the school can contact them. */
export function Lapsed({ data, search }: Props) {
  const { t } = useTranslation('analysis');
  const id = useId();
  const { span } = useMonthNames();
  const { briefDate } = useFormats();
  const { money } = useTexts();
  const { rows, isLoading, hasMore, error, refetch } = useLapsed(data, search);
  const of = { now: span(data.spans.now), before: span(data.spans.before) };
  const all = (
    <Link
      component={RouterLink}
      to={paths.businessRows('lapsed', { ...search, to: data.spans.now.to })}
    >
      {t('why.allLapsed')}
    </Link>
  );
  return (
    <>
      <Typography id={id} variant="h3" sx={{ mt: 2, mb: 0.5 }}>
        {t('why.lapsed', of)}
      </Typography>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error &&
        rows.length === 0 &&
        (isLoading ? <ListSkeleton rows={3} /> : hasMore ? all : t('why.nobodyLapsed'))}
      {rows.length > 0 && (
        <TableContainer tabIndex={0} role="region" aria-labelledby={id}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('student')}</TableCell>
                <TableCell align="right">{t('amount')}</TableCell>
                <TableCell>{t('course')}</TableCell>
                <TableCell>{t('at')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(
                ({ id: row, student_id, name, left, course_id, course_name, at, amount }) => (
                  <TableRow key={row}>
                    <TableCell component="th" scope="row">
                      {left ? (
                        t('hasLeft', { name })
                      ) : (
                        <Link component={RouterLink} to={paths.studentHours(student_id, course_id)}>
                          {name}
                        </Link>
                      )}
                    </TableCell>
                    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                      {money(amount ?? 0)}
                    </TableCell>
                    <TableCell>{course_name || t('general')}</TableCell>
                    <TableCell sx={{ whiteSpace: 'nowrap' }}>{briefDate(at)}</TableCell>
                  </TableRow>
                ),
              )}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {rows.length > 0 && hasMore && all}
    </>
  );
}
