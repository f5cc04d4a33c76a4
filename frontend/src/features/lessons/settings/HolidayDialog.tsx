import { useTranslation } from 'react-i18next';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { textForm } from '#frontend/src/ui/form/use-contract-form.ts';
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

type Control = FieldControl<Values, 'lessons'>;

function HolidayInputs({ control }: { readonly control: Control }) {
  const day = { control, kind: 'date' } as const;
  return (
    <>
      <FormTextField control={control} name="name" autoFocus />
      <FieldPair>
        <FormMomentField {...day} name="from" />
        <FormMomentField {...day} name="to" />
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
        { name: 'name', label: t('fields.name') },
        { name: 'from', label: t('fields.from') },
        { name: 'to', label: t('fields.to') },
      ]}
      send={(values, target) => mutateAsync({ ...values, ...target })}
      onClose={onClose}
    />
  );
}
