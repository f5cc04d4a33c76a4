import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useMoney } from '#frontend/src/lib/money.ts';
import { useLastMonths } from '#frontend/src/lib/school-today.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useFigureDates } from '#frontend/src/ui/figures/use-figure-dates.ts';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormMoneyField } from '#frontend/src/ui/form/FormMoneyField.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { moneyField } from '#frontend/src/ui/form/money-field.ts';
import { textForm, useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { leads } from '#shared/leads/contract.ts';
import type { FunnelRow } from '#shared/leads/figure-calls.ts';
import { LEAD_LIMITS } from '#shared/leads/limits.ts';
import { LEAD_SOURCES } from '#shared/leads/rules.ts';
import { useLeadSettings, useSetCost } from '../queries.ts';

interface Values {
  month: string;
  source: string;
  campaign: string;
  amount: string;
}

interface Props {
  readonly rows: readonly FunnelRow[];
  readonly onClose: () => void;
}

const schema = textForm<Values>()(
  leads.endpoints.cost.input.omit({ was: true }).extend({ amount: moneyField() }),
);
const Current = z.object({ cost: z.number() });

/** What is stored of a month, a source and a campaign. */
const storedIn = (rows: readonly FunnelRow[], values: Omit<Values, 'amount'>): number =>
  rows.find(
    ({ month, source, campaign }) =>
      month === values.month && source === values.source && campaign === values.campaign,
  )?.cost ?? 0;

function useCost({ rows, onClose }: Props) {
  const { t } = useTranslation('leads');
  const months = useLastMonths(LEAD_LIMITS.funnelMonthsMax);
  const { mutateAsync } = useSetCost();
  /** What somebody else has typed meanwhile. */
  const [theirs, setTheirs] = useState<number | null>(null);
  const form = useContractForm({
    schema,
    namespace: 'leads',
    defaultValues: { month: months[0] ?? '', source: 'advertisement', campaign: '', amount: '' },
    submit: async (values) => {
      const was = theirs ?? storedIn(rows, values);
      await mutateAsync({ ...values, was }).catch((error: unknown) => {
        setTheirs(conflictingRecord(error, Current)?.cost ?? null);
        throw error;
      });
      toast.success(t('figures.costSaved'));
      onClose();
    },
  });
  return { form, months, theirs };
}

/** The amount that a source, or a campaign of it, has cost in a month. */
export function CostDialog(props: Props) {
  const { t } = useTranslation(['leads', 'common']);
  const { form, months, theirs } = useCost(props);
  const { control } = form;
  const { long } = useFigureDates();
  const { data } = useLeadSettings();
  const money = useMoney();
  const [month, source, campaign] = useWatch({ control, name: ['month', 'source', 'campaign'] });
  const stored = theirs ?? storedIn(props.rows, { month, source, campaign });
  return (
    <FormDialog
      title={t('figures.costTitle')}
      submitLabel={t('common:save')}
      form={form}
      onClose={props.onClose}
    >
      <FormSelectField
        control={control}
        name="month"
        choices={months.map((value) => ({ value, label: long(value) }))}
      />
      <FormSelectField
        control={control}
        name="source"
        choices={LEAD_SOURCES.map((value) => ({ value, label: t(`sources.${value}`) }))}
      />
      <FormSelectField
        control={control}
        name="campaign"
        choices={[
          { value: '', label: t('figures.noCampaign') },
          ...(data?.campaigns ?? []).map((value) => ({ value, label: value })),
        ]}
      />
      <FormMoneyField
        control={control}
        name="amount"
        hint={stored > 0 ? `${t('figures.costHint')} · ${money(stored)}` : t('figures.costHint')}
      />
    </FormDialog>
  );
}
