import DialogContentText from '@mui/material/DialogContentText';
import { useTranslation } from 'react-i18next';
import { changeText } from '#frontend/src/lib/format.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { hours } from '#shared/hours/contract.ts';
import type { CourseId, StudentId } from '#shared/ids.ts';
import { type EntryRow, useReverseEntry } from '../queries.ts';

const ReverseForm = hours.endpoints.reverse.input.pick({ note: true });

interface Props {
  readonly id: StudentId;
  readonly course: CourseId | null;
  readonly entry: EntryRow;
  readonly onClose: () => void;
}

/** Reverses an entry by another entry, and asks for the reason. */
export function ReverseDialog({ id, course, entry, onClose }: Props) {
  const { t } = useTranslation(['hours', 'study']);
  const { mutateAsync } = useReverseEntry();
  const form = useContractForm({
    schema: ReverseForm,
    namespace: 'hours',
    defaultValues: { note: '' },
    submit: async ({ note }) => {
      await mutateAsync({ student_id: id, course_id: course ?? '', entry: entry.entry, note });
      toast.success(t('reverse.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('reverse.title', { number: entry.entry })}
      submitLabel={t('reverse.action')}
      form={form}
      onClose={onClose}
    >
      <DialogContentText>
        {t('reverse.text', {
          kind: t(`study:kinds.${entry.kind}`),
          change: changeText(entry.hours),
          back: changeText(-entry.hours),
        })}
      </DialogContentText>
      <FormTextField control={form.control} name="note" label={t('reverse.note')} autoFocus />
    </FormDialog>
  );
}
