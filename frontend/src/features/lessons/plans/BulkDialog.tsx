import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlanRun } from '#frontend/src/entities/plans/use-plan-run.ts';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import type { CalendarSettingsDto } from '#shared/contracts/lessons.ts';
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
import { useHint } from './use-hint.ts';
import { useMissing } from './use-missing.ts';
import { usePlanning } from './use-planning.ts';

interface Props {
  /** The day that the calendar shows. */
  readonly date: string;
  readonly settings: CalendarSettingsDto;
  /** Lessons of a series, and what happens to them; else both are chosen here. */
  readonly series?: OfSeries | undefined;
  readonly action?: (typeof ACTIONS)[number];
  readonly onClose: () => void;
}

function useBulk(began: BulkValues, series: OfSeries | undefined) {
  const run = usePlanRun();
  const form = useContractForm({
    schema: bulkForm,
    defaultValues: began,
    submit: () => run.start(planning.begin()),
  });
  const values: BulkValues = { ...began, ...useWatch({ control: form.control }) };
  const intent = bulkIntent(values, began, series);
  const planning = usePlanning(intent);
  const { t } = useTranslation('lessons');
  const missing = useMissing(bulkGaps(values, series));
  const hint = useHint(planning);
  const why = intent ? hint : (missing ?? t('plans.unchanged'));
  return { run, form, values, planning, why };
}

/** Changes or deletes many lessons at once, and shows beforehand what becomes of each. */
export function BulkDialog({ date, settings, series, action = 'edit', onClose }: Props) {
  const { t } = useTranslation('lessons');
  const [began] = useState(() => (series ? bulkOf(series, action) : newBulk(date)));
  const { run, form, values, planning, why } = useBulk(began, series);
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
      held={!planning.ready}
      why={why}
      onClose={onClose}
      fields={
        <>
          {!series && <TargetFields control={form.control} />}
          {!series && (
            <FormSelectField
              control={form.control}
              namespace="lessons"
              name="action"
              label={t('plans.action')}
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
