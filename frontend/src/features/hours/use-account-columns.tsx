import Chip from '@mui/material/Chip';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Hours } from '#frontend/src/entities/hours/Hours.tsx';
import { useAccountName } from '#frontend/src/entities/hours/use-account-name.ts';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { hoursText, useFormats } from '#frontend/src/lib/format.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import { PersonCell } from '#frontend/src/ui/table/PersonCell.tsx';
import type { AccountRow } from './account-rows.ts';
import { useNextExpiry } from './use-next-expiry.ts';

type Figure = 'purchased' | 'given' | 'used' | 'expired';
const figure = (key: Figure, label: string, hidden = false): Column<AccountRow> => ({
  key,
  label,
  size: 'narrow',
  align: 'end',
  hidden,
  ...(key === 'used' && { card: 'line' as const }),
  render: ({ account }) => (account?.[key] === undefined ? '—' : hoursText(account[key])),
});

function useWhose(sortable: boolean): readonly Column<AccountRow>[] {
  const { t } = useTranslation('hours');
  const nameOf = useAccountName();
  const { list } = useFormats();
  return useMemo(
    () => [
      {
        key: 'name',
        label: t('name'),
        size: 'wide',
        card: 'title',
        fixed: true,
        ...(sortable && { sort: { by: 'name', direction: 'asc' } as const }),
        render: ({ student }) => <PersonCell name={student.name} picture={student.avatar} />,
      },
      {
        key: 'classes',
        label: t('classes'),
        size: 'wide',
        card: 'line',
        render: ({ student }) => {
          const names = list(student.classes.map(({ name }) => name));
          return <span title={names}>{names || '—'}</span>;
        },
      },
      {
        key: 'course',
        label: t('course'),
        card: 'line',
        render: ({ account }) => (account ? nameOf(account) : t('noHours')),
      },
    ],
    [t, nameOf, list, sortable],
  );
}

/** The columns of student, course and hours. */
export function useAccountColumns(sortable: boolean): readonly Column<AccountRow>[] {
  const { t } = useTranslation('hours');
  const whose = useWhose(sortable);
  const seesFinances = useCan()('see-finances');
  const nextExpiry = useNextExpiry('expires');
  return useMemo(
    () => [
      ...whose,
      {
        key: 'balance',
        label: t('balance'),
        size: 'narrow',
        align: 'end',
        card: 'corner',
        fixed: true,
        ...(sortable && { sort: { by: 'balance', direction: 'asc' } as const }),
        render: ({ student, account }) => {
          if (!account) return student.without_hours ? <Hours hours={0} low /> : '—';
          if (account.settled) return <Chip size="small" label={t('settled')} />;
          return <Hours hours={account.balance} low={account.low} />;
        },
      },
      ...(seesFinances ? [figure('purchased', t('purchased')), figure('given', t('given'))] : []),
      figure('used', t('used')),
      figure('expired', t('expired'), true),
      {
        key: 'expiry',
        label: t('nextExpiry'),
        size: 'wide',
        card: 'line',
        render: ({ account }) => (account && nextExpiry(account)) || '—',
      },
    ],
    [whose, t, nextExpiry, sortable, seesFinances],
  );
}
