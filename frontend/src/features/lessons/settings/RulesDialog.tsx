import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { type FieldControl, useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import type { TimeRules } from '#shared/lessons/calendar-calls.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { useChangeSettings } from '../queries.ts';
import { useWeekdays } from '../use-date-texts.ts';
import { FlagField } from './ArchiveField.tsx';
import { ATTENDANCE, type RulesValues, rulesForm, valuesOf } from './rules-form.ts';

type Control = FieldControl<RulesValues, 'lessons'>;

function ChargeFields({ control }: { readonly control: Control }) {
  const { t } = useTranslation('lessons');
  const id = useId();
  return (
    <FormControl component="fieldset" aria-describedby={id}>
      <FormLabel component="legend" sx={{ fontWeight: 600 }}>
        {t('setup.rules.charges')}
      </FormLabel>
      <Box>
        {ATTENDANCE.map((state) => (
          <FlagField
            key={state}
            control={control}
            name={`charge_${state}`}
            label={t(`setup.rules.attendance.${state}`)}
          />
        ))}
      </Box>
      <FormHelperText id={id}>{t('setup.rules.chargesHint')}</FormHelperText>
    </FormControl>
  );
}

function DayFields({ control }: { readonly control: Control }) {
  const { t } = useTranslation('lessons');
  const weekdays = useWeekdays();
  const time = { control, kind: 'time' } as const;
  return (
    <>
      <FieldPair>
        <FormMomentField {...time} name="opens" />
        <FormMomentField {...time} name="closes" />
      </FieldPair>
      <FormHelperText>{t('setup.rules.hoursHint')}</FormHelperText>
      <FormSelectField
        control={control}
        name="week_start"
        choices={weekdays.map((label, day) => ({ value: String(day), label }))}
      />
    </>
  );
}

interface Props {
  readonly rules: TimeRules;
  readonly onClose: () => void;
}

export function RulesDialog({ rules, onClose }: Props) {
  const { t } = useTranslation('lessons');
  const { mutateAsync } = useChangeSettings(lessons.endpoints.editRules);
  const form = useContractForm({
    schema: rulesForm,
    namespace: 'lessons',
    defaultValues: valuesOf(rules),
    submit: async () => {
      await mutateAsync(form.getValues());
      toast.success(t('setup.done'));
      onClose();
    },
  });
  const { control } = form;
  return (
    <FormDialog title={t('setup.rules.edit')} submitLabel={t('save')} form={form} onClose={onClose}>
      <DayFields control={control} />
      <ChargeFields control={control} />
      <FieldPair>
        <FormTextField control={control} name="leave_hours" />
        <FormTextField control={control} name="makeup_days" />
      </FieldPair>
      <FieldPair>
        <FormTextField control={control} name="overdraft" />
        <FormTextField control={control} name="low_hours" />
      </FieldPair>
    </FormDialog>
  );
}
