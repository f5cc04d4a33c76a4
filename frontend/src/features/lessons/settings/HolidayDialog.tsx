import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { FieldPair } from '#frontend/src/components/form/FieldPair.tsx';
import { FormDialog } from '#frontend/src/components/form/FormDialog.tsx';
import { FormTextField } from '#frontend/src/components/form/FormTextField.tsx';
import { useContractForm } from '#frontend/src/components/form/use-contract-form.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { Holiday } from '#shared/contracts/calendar-settings.ts';
import { lessons } from '#shared/contracts/lessons.ts';
import { LIMITS } from '#shared/limits.ts';
import { useChangeSettings } from '../queries.ts';

type Values = Record<'name' | 'from' | 'to', string>;
const schema = Holiday().omit({ id: true });
const holidayForm = schema as unknown as z.ZodType<z.output<typeof schema>, Values>;

interface Props {
  /** Absent for a new one. */
  readonly holiday: Holiday | undefined;
  readonly onClose: () => void;
}

export function HolidayDialog({ holiday, onClose }: Props) {
  const { t } = useTranslation('lessons');
  const { mutateAsync } = useChangeSettings(lessons.endpoints.editHoliday);
  const { name = '', from = '', to = '' } = holiday ?? {};
  const form = useContractForm({
    schema: holidayForm,
    defaultValues: { name, from, to },
    submit: async (values) => {
      await mutateAsync({ ...values, ...(holiday && { id: holiday.id }) });
      toast.success(t('setup.done'));
      onClose();
    },
  });
  const common = { control: form.control, namespace: 'lessons', autoComplete: 'off' } as const;
  return (
    <FormDialog
      title={t(holiday ? 'setup.holiday.edit' : 'setup.holiday.add')}
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
      <FieldPair>
        <FormTextField
          {...common}
          name="from"
          label={t('setup.holiday.from')}
          type="date"
          required
        />
        <FormTextField {...common} name="to" label={t('setup.holiday.to')} type="date" required />
      </FieldPair>
    </FormDialog>
  );
}
