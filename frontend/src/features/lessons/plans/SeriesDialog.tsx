import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { usePlanRun } from '#frontend/src/entities/plans/use-plan-run.ts';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import type { CalendarSettingsDto } from '#shared/lessons/contract.ts';
import type { Slot } from '../board/slot.ts';
import { ClassField } from '../dialogs/ClassField.tsx';
import { draftToAdd } from '../dialogs/lesson-form.ts';
import { useClassChoice } from '../dialogs/use-class-choice.ts';
import type { Placing } from '../placing/use-placing.ts';
import { LeftOutLessons } from './LeftOutLessons.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { SeriesFields } from './SeriesFields.tsx';
import { lessonOfSeries, newSeries, seriesForm, seriesGaps, seriesIntent } from './series-form.ts';
import { useHint, useMissing } from './use-plan-hints.ts';
import { usePlanning } from './use-planning.ts';

interface Props {
  readonly slot: Slot;
  /** The class whose calendar is shown. */
  readonly ofClass: ClassRef | null;
  readonly settings: CalendarSettingsDto;
  readonly placing: Placing;
  readonly onClose: () => void;
}

function useSeries(slot: Slot, ofClass: ClassRef | null) {
  const run = usePlanRun();
  const [defaultValues] = useState(() => ({
    ...newSeries(slot),
    class_id: ofClass?.id ?? '',
  }));
  const form = useContractForm({
    schema: seriesForm,
    namespace: 'lessons',
    defaultValues,
    submit: () => run.start(planning.begin()),
  });
  const watched = useWatch({ control: form.control });
  const values = { ...defaultValues, ...watched };
  const intent = seriesIntent(values);
  const planning = usePlanning(intent);
  return { run, form, values, intent, planning };
}

/** Why the series cannot begin: missing fields, the times, or the server's answer. */
function useReason({
  values,
  intent,
  planning,
}: Omit<ReturnType<typeof useSeries>, 'run' | 'form'>) {
  const { t } = useTranslation('lessons');
  const missing = useMissing(seriesGaps(values));
  const hint = useHint(planning);
  if (intent) return hint;
  return missing ?? t('invalid.end.beforeStart');
}

/** Plans a series of lessons, with a preview of the dates and clashes. */
export function SeriesDialog({ slot, ofClass, settings, placing, onClose }: Props) {
  const { t } = useTranslation('lessons');
  const series = useSeries(slot, ofClass);
  const { run, form, values, intent, planning } = series;
  const { chosen, names, choose, unknownRoom } = useClassChoice(form, settings, {
    initial: ofClass,
  });
  const reason = useReason(series);
  const { preview, count } = planning;
  return (
    <PlanDialog
      title={t('plans.seriesTitle')}
      submitLabel={preview ? t('plans.seriesSubmit', { count }) : t('plans.seriesTitle')}
      form={form}
      run={run}
      disabled={intent !== null && !planning.ready}
      reason={reason}
      onClose={onClose}
      fields={
        <>
          <ClassField control={form.control} chosen={chosen} onChoose={choose} />
          <SeriesFields
            control={form.control}
            settings={settings}
            names={names}
            unknownRoom={unknownRoom}
          />
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
        <LeftOutLessons
          planned={planning.leftOutLessons}
          draftFor={(planned) => draftToAdd(lessonOfSeries(values, planned), chosen?.name ?? '')}
          placing={placing}
        />
      }
    />
  );
}
