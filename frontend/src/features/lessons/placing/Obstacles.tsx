import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import type { Room } from '#shared/contracts/calendar-settings.ts';
import { useWhen } from '../use-when.ts';
import { ClashDialog } from './ClashDialog.tsx';
import { OvertakenDialog } from './OvertakenDialog.tsx';
import type { Placing } from './use-placing.ts';

interface Props {
  readonly placing: Placing;
  readonly rooms: readonly Room[];
}

/** What stands in the way of a lesson that somebody plans or moves. */
export function Obstacles({ placing, rooms }: Props) {
  const { t } = useTranslation('lessons');
  const when = useWhen();
  const { obstacle, working, agree, giveUp } = placing;
  switch (obstacle?.kind) {
    case 'clash':
      return <ClashDialog obstacle={obstacle} placing={placing} />;
    case 'overtaken':
      return <OvertakenDialog obstacle={obstacle} placing={placing} rooms={rooms} />;
    case 'holiday':
      return (
        <ConfirmDialog
          open
          title={t('holiday.title')}
          text={t('holiday.text', { when: when(obstacle.wish.payload), name: obstacle.holiday })}
          confirmLabel={t('holiday.confirm')}
          working={working}
          onConfirm={() => void agree({ on_holiday: '1' })}
          onCancel={giveUp}
        />
      );
    default:
      return null;
  }
}
