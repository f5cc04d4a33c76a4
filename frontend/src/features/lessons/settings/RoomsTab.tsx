import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Room } from '#shared/lessons/calendar-calls.ts';
import type { CalendarSettingsDto } from '#shared/lessons/contract.ts';
import { EntryList } from './EntryList.tsx';
import { RoomDialog } from './RoomDialog.tsx';

/** The rooms of the school. */
export function RoomsTab({ settings: { rooms } }: { readonly settings: CalendarSettingsDto }) {
  const { t } = useTranslation('lessons');
  const [edited, setEdited] = useState<Room | 'new' | null>(null);
  const detail = ({ capacity, archived }: Room) =>
    [
      capacity > 0 ? t('setup.room.seats', { count: capacity }) : '',
      archived ? t('setup.archived') : '',
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <EntryList
        entries={rooms}
        addLabel={t('setup.room.add')}
        empty={{ title: t('setup.room.none'), hint: t('setup.room.noneHint') }}
        detail={detail}
        onAdd={() => setEdited('new')}
        onEdit={setEdited}
      />
      {edited && (
        <RoomDialog room={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
