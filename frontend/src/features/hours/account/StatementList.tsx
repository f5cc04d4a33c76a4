import CurrencyExchangeIcon from '@mui/icons-material/CurrencyExchange';
import UndoIcon from '@mui/icons-material/Undo';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import type { HourAccountDto } from '#shared/hours/fields.ts';
import type { StudentId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { type EntryRow, useStatement } from '../queries.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';
import { useEntryColumns } from './use-entry-columns.tsx';

interface Props {
  readonly id: StudentId;
  readonly account: HourAccountDto;
}

/** The entries of an account, the newest first, with their changes and reasons. */
export function StatementList({ id, account }: Props) {
  const { t } = useTranslation('hours');
  const { role } = useSignedIn();
  const list = useStatement(id, account.course_id);
  const columns = useEntryColumns();
  const [reversed, setReversed] = useState<EntryRow | null>(null);
  const [refunded, setRefunded] = useState<EntryRow | null>(null);
  const actionsOf = (entry: EntryRow) => [
    ...(entry.refundable
      ? [
          {
            key: 'refund',
            label: t('refund.action'),
            icon: <CurrencyExchangeIcon />,
            onSelect: () => setRefunded(entry),
          },
        ]
      : []),
    ...(entry.reversible
      ? [
          {
            key: 'reverse',
            label: t('reverse.action'),
            icon: <UndoIcon />,
            onSelect: () => setReversed(entry),
          },
        ]
      : []),
  ];
  return (
    <>
      <DataList
        list={list}
        label={t('statement')}
        columns={columns}
        rowName={({ entry }) => t('entryName', { number: entry })}
        {...(role === ROLE.principal && { rowActions: actionsOf })}
        empty={<EmptyState title={t('noEntries')} />}
      />
      {refunded?.refundable && (
        <RefundDialog
          id={id}
          course={account.course_id}
          entry={{ ...refunded, refundable: refunded.refundable }}
          onClose={() => setRefunded(null)}
        />
      )}
      {reversed && (
        <ReverseDialog
          id={id}
          course={account.course_id}
          entry={reversed}
          onClose={() => setReversed(null)}
        />
      )}
    </>
  );
}
