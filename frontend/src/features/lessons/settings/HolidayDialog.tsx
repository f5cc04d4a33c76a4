import { useTranslation } from 'react-i18next';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { textForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import { Holiday, HolidayFields } from '#shared/lessons/calendar-calls.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { useChangeSettings } from '../queries.ts';
import { SettingsEntryDialog } from './SettingsEntryDialog.tsx';

type Values = Record<'name' | 'from' | 'to', string>;
const holidayForm = textForm<Values>()(HolidayFields());

interface Props {
  /** Undefined for a new one. */
  readonly holiday: Holiday | undefined;
  readonly onClose: () => void;
}

const valuesOf = (holiday: Holiday | undefined): Values => ({
  name: holiday?.name ?? '',
  from: holiday?.from ?? '',
  to: holiday?.to ?? '',
});

type Control = FieldControl<Values>;

function HolidayInputs({ control }: { readonly control: Control }) {
  const { t } = useTranslation('lessons');
  const common = { control, namespace: 'lessons', autoComplete: 'off' } as const;
  const day = { control, namespace: 'lessons', kind: 'date', required: true } as const;
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
      <FieldPair>
        <FormMomentField {...day} name="from" label={t('setup.holiday.from')} />
        <FormMomentField {...day} name="to" label={t('setup.holiday.to')} />
      </FieldPair>
    </>
  );
}

export function HolidayDialog({ holiday, onClose }: Props) {
  const { t } = useTranslation('lessons');
  const { mutateAsync } = useChangeSettings(lessons.endpoints.editHoliday);
  return (
    <SettingsEntryDialog
      title={t(holiday ? 'setup.holiday.edit' : 'setup.holiday.add')}
      entry={holiday}
      record={Holiday()}
      schema={holidayForm}
      valuesOf={valuesOf}
      inputs={(control) => <HolidayInputs control={control} />}
      compared={[
        { name: 'name', label: t('setup.name') },
        { name: 'from', label: t('setup.holiday.from') },
        { name: 'to', label: t('setup.holiday.to') },
      ]}
      send={(values, target) => mutateAsync({ ...values, ...target })}
      onClose={onClose}
    />
  );
}
