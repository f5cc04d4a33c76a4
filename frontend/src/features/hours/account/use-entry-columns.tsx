import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryReason } from '#frontend/src/entities/hours/EntryReason.tsx';
import { Hours, HoursChange } from '#frontend/src/entities/hours/Hours.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import type { EntryRow } from '../queries.ts';
import { usePayment } from '../use-payment.ts';

const ONE_LINE = { whiteSpace: 'nowrap' } as const;

/** The columns of kind, change, balance and time. */
function useAmounts(): readonly Column<EntryRow>[] {
  const { t } = useTranslation(['hours', 'study']);
  const { briefDateTime } = useFormats();
  return useMemo(
    () => [
      {
        key: 'kind',
        label: t('kind'),
        size: 'narrow',
        card: 'title',
        fixed: true,
        render: ({ kind, reversed_by }) => (
          <Typography
            component="span"
            variant="body2"
            sx={{ ...(reversed_by !== null && { textDecoration: 'line-through' }) }}
          >
            {t(`study:kinds.${kind}`)}
          </Typography>
        ),
      },
      {
        key: 'change',
        label: t('change'),
        size: 'narrow',
        align: 'end',
        card: 'corner',
        fixed: true,
        render: ({ hours }) => <HoursChange hours={hours} />,
      },
      {
        key: 'balance',
        label: t('balance'),
        size: 'narrow',
        align: 'end',
        card: 'line',
        render: ({ balance }) => <Hours hours={balance} />,
      },
      {
        key: 'at',
        label: t('at'),
        size: 'wide',
        card: 'line',
        render: ({ at }) => <span style={ONE_LINE}>{briefDateTime(at)}</span>,
      },
    ],
    [t, briefDateTime],
  );
}

/** The columns of a statement. */
export function useEntryColumns(): readonly Column<EntryRow>[] {
  const { t } = useTranslation('hours');
  const { day } = useFormats();
  const amounts = useAmounts();
  const paymentText = usePayment();
  return useMemo(
    () => [
      { key: 'entry', label: t('number'), size: 'narrow', render: ({ entry }) => entry },
      ...amounts,
      {
        key: 'why',
        label: t('why'),
        size: 'wide',
        wraps: true,
        card: 'line',
        render: (entry) => <EntryReason entry={entry} none="—" />,
      },
      {
        key: 'money',
        label: t('money.title'),
        size: 'account',
        wraps: true,
        card: 'line',
        render: ({ payment }) => (payment ? paymentText(payment) : '—'),
      },
      {
        key: 'validTo',
        label: t('validTo'),
        render: ({ valid_to }) => (valid_to ? day(valid_to) : '—'),
      },
      {
        key: 'by',
        label: t('by'),
        size: 'narrow',
        card: 'line',
        render: ({ by_name }) => by_name || '—',
      },
    ],
    [t, day, amounts, paymentText],
  );
}
