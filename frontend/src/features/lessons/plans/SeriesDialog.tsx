import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { usePlanRun } from '#frontend/src/entities/plans/use-plan-run.ts';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import type { CalendarSettingsDto } from '#shared/contracts/lessons.ts';
import type { Slot } from '../board/slot.ts';
import { ClassField } from '../dialogs/ClassField.tsx';
import { wishToAdd } from '../dialogs/lesson-form.ts';
import type { PlaceValues } from '../dialogs/place-values.ts';
import { useClassValues } from '../dialogs/use-class-values.ts';
import { useNames } from '../dialogs/use-names.ts';
import type { Placing } from '../placing/use-placing.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { SeriesFields } from './SeriesFields.tsx';
import { StayedOut } from './StayedOut.tsx';
import {
  lessonOfSeries,
  newSeries,
  type SeriesValues,
  seriesForm,
  seriesGaps,
  seriesIntent,
} from './series-form.ts';
import { useHint } from './use-hint.ts';
import { useMissing } from './use-missing.ts';
import { usePlanning } from './use-planning.ts';

interface Props {
  readonly slot: Slot;
  readonly settings: CalendarSettingsDto;
  readonly placing: Placing;
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
  const values = { ...defaultValues, ...watched };
  const intent = seriesIntent(values);
  const planning = usePlanning(intent);
  return { run, form, values, intent, planning };
}

/** Why the series cannot begin: a field, the times, or what the server says. */
function useWhy({ values, intent, planning }: Omit<ReturnType<typeof useSeries>, 'run' | 'form'>) {
  const { t } = useTranslation('lessons');
  const missing = useMissing(seriesGaps(values));
  const hint = useHint(planning);
  if (intent) return hint;
  return missing ?? t('invalid.end.beforeStart');
}

/** The class whose series it is: with it come its people, its room and its hours. */
function useClassChoice({ form }: ReturnType<typeof useSeries>, settings: CalendarSettingsDto) {
  const [chosen, setChosen] = useState<ClassRef | null>(null);
  const names = useNames({});
  const valuesOfClass = useClassValues(settings);
  const fill = async (next: ClassRef) => {
    const found = await valuesOfClass(next);
    names.add(found.names);
    for (const [name, value] of Object.entries(found.values))
      form.setValue(name as keyof PlaceValues & keyof SeriesValues, value);
  };
  const choose = (next: ClassRef | null) => {
    setChosen(next);
    if (next) void form.attempt(() => fill(next));
  };
  return { chosen, names, choose };
}

/** Plans the lessons of a class for weeks ahead, with the dates and what they would meet in sight. */
export function SeriesDialog({ slot, settings, placing, onClose }: Props) {
  const { t } = useTranslation('lessons');
  const series = useSeries(slot);
  const { run, form, values, intent, planning } = series;
  const { chosen, names, choose } = useClassChoice(series, settings);
  const why = useWhy(series);
  const { preview, count } = planning;
  return (
    <PlanDialog
      title={t('plans.seriesTitle')}
      submitLabel={preview ? t('plans.seriesSubmit', { count }) : t('plans.seriesTitle')}
      form={form}
      run={run}
      held={intent !== null && !planning.ready}
      why={why}
      onClose={onClose}
      fields={
        <>
          <ClassField control={form.control} chosen={chosen} onChoose={choose} />
          <SeriesFields control={form.control} settings={settings} names={names} />
        </>
      }
      preview={
        <PreviewPanel
          planning={planning}
          removing={false}
          hint={t('plans.seriesHint')}
          clashHint={t('plans.clashHint')}
        />
      }
      afterwards={
        <StayedOut
          planned={planning.stayedOut}
          wishFor={(planned) => wishToAdd(lessonOfSeries(values, planned), chosen?.name ?? '')}
          placing={placing}
        />
      }
    />
  );
}
