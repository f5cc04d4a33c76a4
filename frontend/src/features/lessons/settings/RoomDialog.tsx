import { useTranslation } from 'react-i18next';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { textForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
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

type Control = FieldControl<Values>;

function RoomInputs({ control, isNew }: { readonly control: Control; readonly isNew: boolean }) {
  const { t } = useTranslation('lessons');
  const common = { control, namespace: 'lessons', autoComplete: 'off' } as const;
  return (
    <>
      <FormTextField
        {...common}
        name="name"
        label={t('setup.name')}
        required
        autoFocus
        maxLength={CLASS_LIMITS.roomMax}
      />
      <FormTextField
        {...common}
        name="capacity"
        label={t('setup.room.capacity')}
        inputMode="numeric"
        maxLength={4}
      />
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
        { name: 'name', label: t('setup.name') },
        { name: 'capacity', label: t('setup.room.capacity') },
        archived,
      ]}
      send={(values, target) => mutateAsync({ ...values, ...target })}
      onClose={onClose}
    />
  );
}
