import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Hours } from '#frontend/src/entities/hours/Hours.tsx';
import { useAccountName } from '#frontend/src/entities/hours/use-account-name.ts';
import { hoursText } from '#frontend/src/lib/format.ts';
import { useMoney } from '#frontend/src/lib/money.ts';
import { FigureTiles } from '#frontend/src/ui/figures/FigureTiles.tsx';
import type { HourAccountDto, HourRow } from '#shared/hours/fields.ts';
import { useNextExpiry } from '../use-next-expiry.ts';
import { AccountActions } from './AccountActions.tsx';

interface Props {
  readonly student: HourRow;
  readonly account: HourAccountDto;
}

/** Warnings about an account: owed, low or expiring hours. */
function AccountWarnings({ account }: Pick<Props, 'account'>) {
  const { t } = useTranslation('hours');
  const nextExpiry = useNextExpiry('expiresOn');
  const { owed, low, settled, next_expiry: next } = account;
  if (settled) return <Alert severity="info">{t('account.settled')}</Alert>;
  return (
    <>
      {owed > 0 && (
        <Alert severity="error">
          {t('account.owed', { count: owed, amount: hoursText(owed) })}
        </Alert>
      )}
      {low && owed === 0 && <Alert severity="warning">{t('account.low')}</Alert>}
      {next && <Alert severity="info">{nextExpiry(account)}</Alert>}
    </>
  );
}

type Tiles = ComponentProps<typeof FigureTiles>['tiles'];

/** What was bought and paid; nothing for who may not see finances. */
function useBought({ purchased, given, refunded, money }: HourAccountDto): Tiles {
  const { t } = useTranslation('hours');
  const moneyOf = useMoney();
  const amounts = [
    ['purchased', purchased],
    ['given', given],
    ['refunded', refunded || undefined],
  ] as const;
  return [
    ...amounts.flatMap(([key, hours]) =>
      hours === undefined ? [] : [[t(key), hoursText(hours)] as const],
    ),
    ...(money ? [[t('money.paid'), moneyOf(money.paid - money.refunded)] as const] : []),
  ];
}

/** The summary of an account: balance and totals. */
export function AccountHead({ student, account }: Props) {
  const { t } = useTranslation('hours');
  const nameOf = useAccountName();
  const { balance, low, settled, used, expired } = account;
  const bought = useBought(account);
  return (
    <Stack spacing={2} sx={{ mb: 3 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1}
        sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
      >
        <Typography variant="h2">{nameOf(account)}</Typography>
        <AccountActions student={student} account={account} />
      </Stack>
      <FigureTiles
        tiles={[
          [t('balance'), <Hours key="balance" hours={balance} low={low && !settled} />],
          ...bought,
          [t('used'), hoursText(used)],
          [t('expired'), hoursText(expired)],
        ]}
      />
      <AccountWarnings account={account} />
    </Stack>
  );
}
