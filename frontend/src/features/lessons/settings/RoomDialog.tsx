import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { FormDialog } from '#frontend/src/components/form/FormDialog.tsx';
import { FormTextField } from '#frontend/src/components/form/FormTextField.tsx';
import { useContractForm } from '#frontend/src/components/form/use-contract-form.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { Room } from '#shared/contracts/calendar-settings.ts';
import { lessons } from '#shared/contracts/lessons.ts';
import { LIMITS } from '#shared/limits.ts';
import { useChangeSettings } from '../queries.ts';
import { ArchiveField } from './ArchiveField.tsx';

interface Values {
  name: string;
  capacity: string;
  archived: string;
}
const schema = Room().omit({ id: true });
const roomForm = schema as unknown as z.ZodType<z.output<typeof schema>, Values>;

interface Props {
  /** Absent for a new one. */
  readonly room: Room | undefined;
  readonly onClose: () => void;
}

export function RoomDialog({ room, onClose }: Props) {
  const { t } = useTranslation('lessons');
  const { mutateAsync } = useChangeSettings(lessons.endpoints.editRoom);
  const form = useContractForm({
    schema: roomForm,
    defaultValues: {
      name: room?.name ?? '',
      capacity: String(room?.capacity ?? 0),
      archived: room?.archived ? '1' : '0',
    },
    submit: async () => {
      await mutateAsync({ ...form.getValues(), ...(room && { id: room.id }) });
      toast.success(t('setup.done'));
      onClose();
    },
  });
  const common = { control: form.control, namespace: 'lessons', autoComplete: 'off' } as const;
  return (
    <FormDialog
      title={t(room ? 'setup.room.edit' : 'setup.room.add')}
      submitLabel={t('save')}
      form={form}
      onClose={onClose}
    >
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
      {room && <ArchiveField control={form.control} />}
    </FormDialog>
  );
}
