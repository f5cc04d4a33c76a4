import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#frontend/src/lib/money.ts';
import type { FunnelRow } from '#shared/leads/figure-calls.ts';
import { costOf, type FunnelTotal, rate, totalsBy } from '#shared/leads/rules.ts';
import { useLeadTexts } from '../use-lead-texts.ts';
import { STEPS } from './stages.ts';

interface Props {
  readonly rows: readonly FunnelRow[];
  readonly total: FunnelTotal;
  /** Absent for who may not see finances. */
  readonly onCost?: (() => void) | undefined;
}

interface LineProps {
  readonly name: string;
  readonly sums: FunnelTotal;
  readonly withCost: boolean;
}

function Line({ name, sums, withCost }: LineProps) {
  const money = useMoney();
  const percent = (part: number) => {
    const found = rate(part, sums.leads);
    return found === null ? '' : ` (${found}%)`;
  };
  const amount = (value: number | null) => (value === null ? '—' : money(value));
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </TableCell>
      {STEPS.map((step) => (
        <TableCell key={step} align="right">
          {sums[step]}
          {step === 'leads' ? '' : percent(sums[step])}
        </TableCell>
      ))}
      <TableCell align="right">{sums.lost}</TableCell>
      {withCost && (
        <>
          <TableCell align="right">{amount(sums.cost)}</TableCell>
          <TableCell align="right">{amount(costOf(sums.cost, sums.leads))}</TableCell>
          <TableCell align="right">{amount(costOf(sums.cost, sums.enrolled))}</TableCell>
        </>
      )}
    </TableRow>
  );
}

/** Each source and campaign with its steps, and what a lead and an enrolment cost. */
export function SourcesTable({ rows, total, onCost }: Props) {
  const { t } = useTranslation('leads');
  const { sourceOf } = useLeadTexts();
  const id = useId();
  const withCost = onCost !== undefined;
  const sources = totalsBy(rows, sourceOf).toSorted((a, b) => b.leads - a.leads);
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Stack direction="row" sx={{ mb: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={id} variant="h2">
          {t('figures.bySource')}
        </Typography>
        {onCost && <Button onClick={onCost}>{t('figures.enterCost')}</Button>}
      </Stack>
      <TableContainer tabIndex={0} role="region" aria-labelledby={id}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('source')}</TableCell>
              {STEPS.map((step) => (
                <TableCell key={step} align="right">
                  {step === 'leads' ? t('figures.leads') : t(`states.${step}`)}
                </TableCell>
              ))}
              <TableCell align="right">{t('states.lost')}</TableCell>
              {withCost && (
                <>
                  <TableCell align="right">{t('figures.cost')}</TableCell>
                  <TableCell align="right">{t('figures.costPerLead')}</TableCell>
                  <TableCell align="right">{t('figures.costPerEnrolled')}</TableCell>
                </>
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {sources.map((sums) => (
              <Line key={sums.key} name={sums.key} sums={sums} withCost={withCost} />
            ))}
            <Line name={t('figures.all')} sums={total} withCost={withCost} />
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
