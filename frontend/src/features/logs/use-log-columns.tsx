import Chip, { type ChipProps } from '@mui/material/Chip';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import type { LoginDto, OperationDto } from '#shared/logs/contract.ts';
import type { LoginResult } from '#shared/logs/logins.ts';

const COLOURS: Readonly<Record<LoginResult, NonNullable<ChipProps['color']>>> = {
  'signed-in': 'success',
  'wrong-password': 'error',
  disabled: 'warning',
  'signed-out': 'default',
};

type Entry = Pick<LoginDto, 'id' | 'at' | 'last' | 'person' | 'device' | 'address' | 'count'>;

/** What both logs tell of an entry. */
function useCommonColumns() {
  const { t } = useTranslation('logs');
  const { briefDateTime } = useFormats();
  return useMemo(
    () =>
      ({
        // Of an entry that counts, when it happened last.
        at: {
          key: 'at',
          label: t('at'),
          size: 'wide',
          card: 'line',
          render: ({ last }) => briefDateTime(last),
        },
        person: {
          key: 'person',
          label: t('person'),
          card: 'line',
          render: ({ person }) => person.name || t('hasLeft'),
        },
        device: {
          key: 'device',
          label: t('device'),
          size: 'account',
          card: 'line',
          render: ({ device }) => device,
        },
        address: {
          key: 'address',
          label: t('address'),
          card: 'line',
          render: ({ address }) => address,
        },
        count: {
          key: 'count',
          label: t('count'),
          size: 'narrow',
          align: 'end',
          render: ({ count }) => count,
        },
      }) as const satisfies Readonly<Record<string, Column<Entry>>>,
    [t, briefDateTime],
  );
}

/** Of the own sign-ins the person goes without saying. */
export function useLoginColumns(isOwn: boolean): readonly Column<LoginDto>[] {
  const { t } = useTranslation('logs');
  const { at, person, device, address, count } = useCommonColumns();
  return useMemo(() => {
    const account: Column<LoginDto> = {
      key: 'account',
      label: t('account'),
      size: 'account',
      card: 'line',
      render: (row) => row.account,
    };
    return [
      ...(isOwn
        ? [{ ...at, card: 'title' as const, fixed: true }]
        : [{ ...person, card: 'title' as const, fixed: true }, account, at]),
      {
        key: 'result',
        label: t('result'),
        card: 'corner',
        render: ({ result }) => (
          <Chip
            size="small"
            variant="outlined"
            color={COLOURS[result]}
            label={t(`results.${result}`)}
          />
        ),
      },
      device,
      {
        key: 'means',
        label: t('means'),
        card: 'line',
        render: ({ means }) => t(`meansOf.${means}`),
      },
      address,
      count,
    ];
  }, [t, at, person, device, address, count, isOwn]);
}

export function useOperationColumns(): readonly Column<OperationDto>[] {
  const { t } = useTranslation('logs');
  const { at, person, device, address, count } = useCommonColumns();
  return useMemo(
    () => [
      {
        key: 'name',
        label: t('operation'),
        size: 'wide',
        card: 'title',
        fixed: true,
        render: ({ name }) => name,
      },
      { key: 'about', label: t('about'), card: 'line', render: ({ about }) => about || '—' },
      person,
      at,
      {
        key: 'changes',
        label: t('changed'),
        size: 'wide',
        card: 'line',
        render: ({ changes }) => changes.map(({ field }) => field).join(', ') || '—',
      },
      { ...device, hidden: true },
      { ...address, hidden: true },
      { ...count, hidden: true },
    ],
    [t, at, person, device, address, count],
  );
}
