import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { changeText, hoursText, useFormats } from '#frontend/src/lib/format.ts';
import { useMoney } from '#frontend/src/lib/money.ts';
import type { HourEntryDto } from '#shared/hours/fields.ts';
import { usePayment } from '../use-payment.ts';
import type { StatementLines } from './statement-lines.ts';

interface Props {
  readonly statement: StatementLines;
}

/** For paper: black on white, the header repeated on each page, no row split. */
const TABLE = {
  width: 1,
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& th, & td': {
    p: '1.2mm 1.5mm',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: '0.2mm solid #999',
    overflowWrap: 'anywhere',
  },
  '& .figure': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .reason': { width: '32%' },
  '& .money': { width: '22%' },
  '& .whole': { whiteSpace: 'nowrap' },
  '& tr': { breakInside: 'avoid' },
  '& thead': { display: 'table-header-group' },
  '& .sum th': { fontWeight: 600 },
  // As wide as paper, also on a telephone, where it scrolls.
  '@media screen': { minWidth: '38rem' },
} as const;

function Line({ entry }: { readonly entry: HourEntryDto }) {
  const { t } = useTranslation(['hours', 'study']);
  const { date, day } = useFormats();
  const { at, kind, hours, balance, lesson, note, payment, reverses } = entry;
  const paymentText = usePayment();
  const reason = [
    lesson && `${lesson.name} ${day(lesson.date)}`,
    note,
    reverses !== null && t('study:reverses', { number: reverses }),
  ].filter(Boolean);
  return (
    <tr>
      <td>{entry.entry}</td>
      <td className="whole">{date(at)}</td>
      <td className="whole">{t(`study:kinds.${kind}`)}</td>
      <td>{reason.join(' · ')}</td>
      <td className="figure">{changeText(hours)}</td>
      <td className="figure">{hoursText(balance)}</td>
      <td>{payment && paymentText(payment)}</td>
    </tr>
  );
}

function Sum({ label, hours }: { readonly label: string; readonly hours: number }) {
  return (
    <tr className="sum">
      <th scope="row" colSpan={5}>
        {label}
      </th>
      <td className="figure">
        <b>{hoursText(hours)}</b>
      </td>
      <td />
    </tr>
  );
}

function MoneySum({ label, amount }: { readonly label: string; readonly amount: number }) {
  const moneyOf = useMoney();
  return (
    <tr className="sum">
      <th scope="row" colSpan={6}>
        {label}
      </th>
      <td>
        <b>{moneyOf(amount)}</b>
      </td>
    </tr>
  );
}

export function StatementTable({ statement }: Props) {
  const { t } = useTranslation('hours');
  return (
    <Box component="section" tabIndex={0} aria-label={t('statement')} sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={TABLE}>
        <thead>
          <tr>
            <th scope="col">{t('number')}</th>
            <th scope="col">{t('at')}</th>
            <th scope="col">{t('kind')}</th>
            <th scope="col" className="reason">
              {t('why')}
            </th>
            <th scope="col" className="figure">
              {t('change')}
            </th>
            <th scope="col" className="figure">
              {t('balance')}
            </th>
            <th scope="col" className="money">
              {t('money.title')}
            </th>
          </tr>
        </thead>
        <tbody>
          <Sum label={t('print.opening')} hours={statement.opening} />
          {statement.lines.map((entry) => (
            <Line key={entry.entry} entry={entry} />
          ))}
          <Sum label={t('print.closing')} hours={statement.closing} />
          <MoneySum label={t('print.paid')} amount={statement.money.paid} />
          <MoneySum label={t('print.refunded')} amount={statement.money.refunded} />
        </tbody>
      </Box>
    </Box>
  );
}
