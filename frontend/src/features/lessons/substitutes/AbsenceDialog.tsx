import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlanRun } from '#frontend/src/entities/plans/use-plan-run.ts';
import { PlanDialog } from '../plans/PlanDialog.tsx';
import { AbsenceFields } from './AbsenceFields.tsx';
import { UncoveredList } from './UncoveredList.tsx';
import { type Absence, useSubstitutes } from './use-substitutes.ts';

interface Props {
  readonly date: string;
  readonly onClose: () => void;
}

/** Assigns the lessons of an absent member of staff to colleagues who are free. */
export function AbsenceDialog({ date, onClose }: Props) {
  const { t } = useTranslation('lessons');
  const [absence, setAbsence] = useState<Absence>({
    teacher_id: '',
    from: date,
    to: date,
    start: '',
    end: '',
  });
  const [problem, setProblem] = useState<Error | null>(null);
  const substitutes = useSubstitutes(absence);
  const run = usePlanRun();
  const { count, query } = substitutes;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    run.start(substitutes.assign()).catch(setProblem);
  };
  return (
    <PlanDialog
      title={t('substitutes.title')}
      submitLabel={t('substitutes.submit', { count })}
      form={{
        onSubmit: submit,
        problem,
        submitting: run.working,
        formState: { isDirty: absence.teacher_id !== '' },
      }}
      run={run}
      disabled={count === 0 || query.isFetching}
      onClose={onClose}
      fields={
        <AbsenceFields
          absence={absence}
          onChange={(changed) => setAbsence((before) => ({ ...before, ...changed }))}
        />
      }
      preview={<UncoveredList substitutes={substitutes} />}
    />
  );
}
