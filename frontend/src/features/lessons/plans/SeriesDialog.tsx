import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '#frontend/src/components/form/use-contract-form.ts';
import type { ClassRef } from '#frontend/src/components/pickers/use-class-options.ts';
import { usePlanRun } from '#frontend/src/components/plans/use-plan-run.ts';
import type { CalendarSettingsRecord } from '#shared/contracts/lessons.ts';
import type { Slot } from '../board/slot.ts';
import { ClassField } from '../dialogs/ClassField.tsx';
import type { PlaceValues } from '../dialogs/place-values.ts';
import { useClassValues } from '../dialogs/use-class-values.ts';
import { useNames } from '../dialogs/use-names.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { SeriesFields } from './SeriesFields.tsx';
import { newSeries, type SeriesValues, seriesForm, seriesIntent } from './series-form.ts';
import { usePlanning } from './use-planning.ts';

interface Props {
  readonly slot: Slot;
  readonly settings: CalendarSettingsRecord;
  readonly onClose: () => void;
}

function useSeries(slot: Slot) {
  const run = usePlanRun();
  const [defaultValues] = useState(() => newSeries(slot));
  const form = useContractForm({
    schema: seriesForm,
    defaultValues,
    submit: () => run.start(planning.begin()),
  });
  const watched = useWatch({ control: form.control });
  const intent = seriesIntent({ ...defaultValues, ...watched });
  const planning = usePlanning(intent);
  return { run, form, intent, planning };
}

/** Plans the lessons of a class for weeks ahead, with the dates and what they would meet in sight. */
export function SeriesDialog({ slot, settings, onClose }: Props) {
  const { t } = useTranslation('lessons');
  const { run, form, intent, planning } = useSeries(slot);
  const [chosen, setChosen] = useState<ClassRef | null>(null);
  const names = useNames({});
  const valuesOfClass = useClassValues(settings);
  const choose = async (next: ClassRef | null) => {
    setChosen(next);
    if (!next) return;
    const found = await valuesOfClass(next);
    names.add(found.names);
    for (const [name, value] of Object.entries(found.values))
      form.setValue(name as keyof PlaceValues & keyof SeriesValues, value);
  };
  return (
    <PlanDialog
      title={t('plans.seriesTitle')}
      submitLabel={t('plans.seriesSubmit', { count: planning.count })}
      form={form}
      run={run}
      held={intent !== null && !planning.ready}
      onClose={onClose}
      fields={
        <>
          <ClassField
            control={form.control}
            chosen={chosen}
            onChoose={(next) => void form.attempt(() => choose(next))}
          />
          <SeriesFields control={form.control} settings={settings} names={names} />
        </>
      }
      preview={<PreviewPanel planning={planning} removing={false} hint={t('plans.seriesHint')} />}
    />
  );
}
