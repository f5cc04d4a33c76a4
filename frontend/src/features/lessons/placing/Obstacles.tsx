import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import type { Room } from '#shared/lessons/calendar-calls.ts';
import { useWhen } from '../use-date-texts.ts';
import { ClashDialog } from './ClashDialog.tsx';
import { EditConflictDialog } from './EditConflictDialog.tsx';
import type { Placing } from './use-placing.ts';

interface Props {
  readonly placing: Placing;
  readonly rooms: readonly Room[];
}

/** The dialog of the obstacle that a user has to decide on. */
export function Obstacles({ placing, rooms }: Props) {
  const { t } = useTranslation('lessons');
  const when = useWhen();
  const { obstacle, working, decide, cancel } = placing;
  switch (obstacle?.kind) {
    case 'clash':
      return <ClashDialog obstacle={obstacle} placing={placing} />;
    case 'conflict':
      return <EditConflictDialog obstacle={obstacle} placing={placing} rooms={rooms} />;
    case 'holiday':
      return (
        <ConfirmDialog
          open
          title={t('holiday.title')}
          text={t('holiday.text', { when: when(obstacle.draft.payload), name: obstacle.holiday })}
          confirmLabel={t('holiday.confirm')}
          working={working}
          onConfirm={() => void decide({ on_holiday: '1' })}
          onCancel={cancel}
        />
      );
    default:
      return null;
  }
}
