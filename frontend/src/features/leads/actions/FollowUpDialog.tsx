import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useSchoolToday } from '#frontend/src/lib/school-today.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { textForm, useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import { addDays } from '#shared/days.ts';
import { leads } from '#shared/leads/contract.ts';
import { FOLLOW_UP_KINDS } from '#shared/leads/rules.ts';
import type { Lead } from '../lead-action.ts';
import { useFollowUp } from '../queries.ts';

interface Props {
  readonly lead: Lead;
  readonly onClose: () => void;
}

const schema = textForm<{ kind: string; result: string; due: string }>()(
  leads.endpoints.followUp.input.omit({ lead_id: true, request_key: true }),
);

const DUES = [
  ['tomorrow', 1],
  ['threeDays', 3],
  ['week', 7],
] as const;

/** Notes what was done about a lead, and when it is to be gone on with. */
export function FollowUpDialog({ lead, onClose }: Props) {
  const { t } = useTranslation(['leads', 'common']);
  const today = useSchoolToday();
  const { mutateAsync } = useFollowUp();
  const keyOf = useRequestKey();
  const form = useContractForm({
    schema,
    namespace: 'leads',
    defaultValues: { kind: 'call', result: '', due: addDays(today, 1) },
    submit: async (values) => {
      const request_key = keyOf(JSON.stringify(values));
      await mutateAsync({ ...values, lead_id: lead.id, request_key });
      toast.success(t('saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('followUpTitle', { name: lead.name })}
      submitLabel={t('common:save')}
      form={form}
      onClose={onClose}
    >
      <FormSelectField
        control={form.control}
        name="kind"
        choices={FOLLOW_UP_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <FormTextField control={form.control} name="result" multiline minRows={3} autoFocus />
      <FormMomentField control={form.control} kind="date" name="due" hint={t('nextDueHint')} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {DUES.map(([name, days]) => (
          <Button
            key={name}
            variant="outlined"
            size="small"
            onClick={() =>
              form.setValue('due', addDays(today, days), {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
          >
            {t(`dueChoices.${name}`)}
          </Button>
        ))}
      </Stack>
    </FormDialog>
  );
}
