import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { BulkAction, RowAction } from '#frontend/src/ui/table/column.ts';
import type { PieceDto } from '#shared/equipment/fields.ts';
import { stepsFor } from '#shared/equipment/rules.ts';
import type { PieceTask } from './piece-task.ts';

type OnTask = (task: PieceTask) => void;

/** What can be done with a piece now. */
export function useRowActions(onTask: OnTask) {
  const { t } = useTranslation('equipment');
  const { role } = useSignedIn();
  return (piece: PieceDto): RowAction[] => [
    ...stepsFor(role, piece.state).map(
      (step): RowAction => ({
        key: step,
        label: t(`steps.${step}`),
        destructive: step === 'lost' || step === 'retire',
        onSelect: () =>
          onTask(
            step === 'lend'
              ? { what: 'lend', pieces: [piece] }
              : { what: 'step', step, pieces: [piece] },
          ),
      }),
    ),
    { key: 'edit', label: t('edit'), onSelect: () => onTask({ what: 'edit', piece }) },
    {
      key: 'labels',
      label: t('labels'),
      onSelect: () => onTask({ what: 'labels', pieces: [piece] }),
    },
    ...(piece.steps === 0
      ? [
          {
            key: 'remove',
            label: t('remove'),
            destructive: true,
            onSelect: () => onTask({ what: 'remove', piece }),
          },
        ]
      : []),
  ];
}

/** What is done with several pieces at once. */
export function useBulkActions(onTask: OnTask): readonly BulkAction<PieceDto>[] {
  const { t } = useTranslation('equipment');
  return [
    {
      key: 'lend',
      label: t('steps.lend'),
      onSelect: (pieces, done) => onTask({ what: 'lend', pieces, done }),
    },
    {
      key: 'return',
      label: t('steps.return'),
      onSelect: (pieces, done) => onTask({ what: 'step', step: 'return', pieces, done }),
    },
    {
      key: 'labels',
      label: t('labels'),
      onSelect: (pieces) => onTask({ what: 'labels', pieces }),
    },
  ];
}
