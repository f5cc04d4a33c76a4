import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlanRun } from '#frontend/src/entities/plans/use-plan-run.ts';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import type { CalendarSettingsDto } from '#shared/lessons/contract.ts';
import {
  ACTIONS,
  type BulkValues,
  bulkForm,
  bulkGaps,
  bulkIntent,
  bulkOf,
  newBulk,
  type OfSeries,
} from './bulk-form.ts';
import { ChangeFields } from './ChangeFields.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { TargetFields } from './TargetFields.tsx';
import { useHint, useMissing } from './use-plan-hints.ts';
import { usePlanning } from './use-planning.ts';

interface Props {
  readonly date: string;
  readonly settings: CalendarSettingsDto;
  /** The lessons of a series; when absent, the dialog asks for the lessons and the action. */
  readonly series?: OfSeries | undefined;
  readonly action?: (typeof ACTIONS)[number];
  readonly onClose: () => void;
}

function useBulk(initial: BulkValues, series: OfSeries | undefined) {
  const run = usePlanRun();
  const form = useContractForm({
    schema: bulkForm,
    namespace: 'lessons',
    defaultValues: initial,
    submit: () => run.start(planning.begin()),
  });
  const values: BulkValues = { ...initial, ...useWatch({ control: form.control }) };
  const intent = bulkIntent(values, initial, series);
  const planning = usePlanning(intent);
  const { t } = useTranslation('lessons');
  const missing = useMissing(bulkGaps(values, series));
  const hint = useHint(planning);
  const reason = intent ? hint : (missing ?? t('plans.unchanged'));
  return { run, form, values, planning, reason };
}

/** Changes or removes many lessons, with a preview of each. */
export function BulkDialog({ date, settings, series, action = 'edit', onClose }: Props) {
  const { t } = useTranslation('lessons');
  const [initial] = useState(() => (series ? bulkOf(series, action) : newBulk(date)));
  const { run, form, values, planning, reason } = useBulk(initial, series);
  const removing = values.action === 'remove';
  const { preview, count } = planning;
  const submitLabel = preview
    ? t(removing ? 'plans.removeSubmit' : 'plans.editSubmit', { count })
    : t(`plans.actions.${removing ? 'remove' : 'edit'}`);
  const seriesTitle = t(`plans.ofSeries.${action}`, { name: series?.lesson.class_name ?? '' });
  return (
    <PlanDialog
      title={series ? seriesTitle : t('plans.bulkTitle')}
      submitLabel={submitLabel}
      form={form}
      run={run}
      disabled={!planning.ready}
      reason={reason}
      onClose={onClose}
      fields={
        <>
          {!series && <TargetFields control={form.control} />}
          {!series && (
            <FormSelectField
              control={form.control}
              name="action"
              choices={ACTIONS.map((value) => ({ value, label: t(`plans.actions.${value}`) }))}
            />
          )}
          {!removing && (
            <ChangeFields control={form.control} rooms={settings.rooms} series={series} />
          )}
        </>
      }
      preview={<PreviewPanel planning={planning} removing={removing} hint={t('plans.bulkHint')} />}
    />
  );
}
