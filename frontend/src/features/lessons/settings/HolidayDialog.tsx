import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/field-control.ts';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { Holiday, HolidayFields } from '#shared/contracts/calendar-settings.ts';
import { lessons } from '#shared/contracts/lessons.ts';
import { LIMITS } from '#shared/limits.ts';
import { useChangeSettings } from '../queries.ts';
import { useSavingEntry } from './use-saving-entry.ts';

type Values = Record<'name' | 'from' | 'to', string>;
const schema = HolidayFields();
const holidayForm = schema as unknown as z.ZodType<z.output<typeof schema>, Values>;

interface Props {
  /** Absent for a new one. */
  readonly holiday: Holiday | undefined;
  readonly onClose: () => void;
}

const valuesOf = ({ name = '', from = '', to = '' }: Partial<Holiday> = {}): Values => ({
  name,
  from,
  to,
});

type Control = FieldControl<Values>;

function HolidayInputs({ control }: { readonly control: Control }) {
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
    </>
  );
}

export function HolidayDialog({ holiday, onClose }: Props) {
  const { t } = useTranslation('lessons');
  const { mutateAsync } = useChangeSettings(lessons.endpoints.editHoliday);
  const { save, theirs, back } = useSavingEntry<Holiday, Values>({
    record: Holiday(),
    entry: holiday,
    onDone: onClose,
    send: (values, of) => mutateAsync({ ...values, ...of }),
  });
  const form = useContractForm({
    schema: holidayForm,
    defaultValues: valuesOf(holiday),
    submit: (values) => save(values),
  });
  return (
    <>
      <FormDialog
        title={t(holiday ? 'setup.holiday.edit' : 'setup.holiday.add')}
        submitLabel={t('save')}
        form={form}
        onClose={onClose}
      >
        <HolidayInputs control={form.control} />
      </FormDialog>
      {theirs && (
        <CompareDialog<Values>
          began={valuesOf(holiday)}
          mine={form.getValues()}
          theirs={valuesOf(theirs)}
          fields={[
            { name: 'name', label: t('setup.name') },
            { name: 'from', label: t('setup.holiday.from') },
            { name: 'to', label: t('setup.holiday.to') },
          ]}
          onChoose={(chosen) => void form.attempt(() => save(chosen, theirs))}
          onCancel={back}
        />
      )}
    </>
  );
}
