import { useTranslation } from 'react-i18next';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { textForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { Room, RoomFields } from '#shared/lessons/calendar-calls.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { useChangeSettings } from '../queries.ts';
import { ArchiveField, useArchivedField } from './ArchiveField.tsx';
import { SettingsEntryDialog } from './SettingsEntryDialog.tsx';

type Values = Record<'name' | 'capacity' | 'archived', string>;
const roomForm = textForm<Values>()(RoomFields());

interface Props {
  /** Undefined for a new one. */
  readonly room: Room | undefined;
  readonly onClose: () => void;
}

const valuesOf = (room: Room | undefined): Values => ({
  name: room?.name ?? '',
  capacity: String(room?.capacity ?? 0),
  archived: room?.archived ? '1' : '0',
});

type Control = FieldControl<Values, 'lessons'>;

function RoomInputs({ control, isNew }: { readonly control: Control; readonly isNew: boolean }) {
  return (
    <>
      <FormTextField control={control} name="name" autoFocus />
      <FormTextField control={control} name="capacity" />
      {!isNew && <ArchiveField control={control} />}
    </>
  );
}

export function RoomDialog({ room, onClose }: Props) {
  const { t } = useTranslation('lessons');
  const { mutateAsync } = useChangeSettings(lessons.endpoints.editRoom);
  const archived = useArchivedField();
  return (
    <SettingsEntryDialog
      title={t(room ? 'setup.room.edit' : 'setup.room.add')}
      entry={room}
      record={Room()}
      schema={roomForm}
      valuesOf={valuesOf}
      inputs={(control) => <RoomInputs control={control} isNew={!room} />}
      compared={[
        { name: 'name', label: t('fields.name') },
        { name: 'capacity', label: t('fields.capacity') },
        archived,
      ]}
      send={(values, target) => mutateAsync({ ...values, ...target })}
      onClose={onClose}
    />
  );
}
