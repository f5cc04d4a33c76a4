import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/field-control.ts';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { Room, RoomFields } from '#shared/contracts/calendar-settings.ts';
import { lessons } from '#shared/contracts/lessons.ts';
import { LIMITS } from '#shared/limits.ts';
import { useChangeSettings } from '../queries.ts';
import { ArchiveField, useArchivedField } from './ArchiveField.tsx';
import { useSavingEntry } from './use-saving-entry.ts';

type Values = Record<'name' | 'capacity' | 'archived', string>;
const schema = RoomFields();
const roomForm = schema as unknown as z.ZodType<z.output<typeof schema>, Values>;

interface Props {
  /** Absent for a new one. */
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
        maxLength={LIMITS.classRoomMax}
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
  const { save, theirs, back } = useSavingEntry<Room, Values>({
    record: Room(),
    entry: room,
    onDone: onClose,
    send: (values, of) => mutateAsync({ ...values, ...of }),
  });
  const archived = useArchivedField();
  const form = useContractForm({
    schema: roomForm,
    defaultValues: valuesOf(room),
    submit: async () => {
      await save(form.getValues());
    },
  });
  return (
    <>
      <FormDialog
        title={t(room ? 'setup.room.edit' : 'setup.room.add')}
        submitLabel={t('save')}
        form={form}
        onClose={onClose}
      >
        <RoomInputs control={form.control} isNew={!room} />
      </FormDialog>
      {theirs && (
        <CompareDialog<Values>
          began={valuesOf(room)}
          mine={form.getValues()}
          theirs={valuesOf(theirs)}
          fields={[
            { name: 'name', label: t('setup.name') },
            { name: 'capacity', label: t('setup.room.capacity') },
            archived,
          ]}
          onChoose={(chosen) => void form.attempt(() => save(chosen, theirs))}
          onCancel={back}
        />
      )}
    </>
  );
}
