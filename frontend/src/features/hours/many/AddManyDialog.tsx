import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClassInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import type { HourRow } from '#shared/hours/fields.ts';
import type { EntryValues } from '../add/HoursFields.tsx';
import { AddManyForm } from './AddManyForm.tsx';
import { Effect } from './Effect.tsx';
import { type NewHours, useAddMany } from './use-add-many.ts';
import { useClassHours } from './use-class-hours.ts';

interface Props {
  /** Those who were ticked; absent where a class is chosen in the dialog. */
  readonly students?: readonly HourRow[];
  /** When something has been written. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Whose hours are added: a class, chosen here, or those who were ticked. */
function useWhose(ticked: readonly HourRow[] | undefined) {
  const { t } = useTranslation('hours');
  const { list } = useFormats();
  const [chosen, setClass] = useState<ClassRef | null>(null);
  const { data, isFetching } = useClassHours(chosen?.id);
  const students = ticked ?? data ?? [];
  const names = list(students.map(({ name }) => name));
  const field = (
    <>
      {!ticked && <ClassInput label={t('filter.class')} value={chosen} onChange={setClass} />}
      {isFetching && <LinearProgress aria-label={t('many.loading')} />}
      {students.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('many.whose', { count: students.length, names })}
        </Typography>
      )}
    </>
  );
  return { students, field, course: chosen?.course };
}

interface EffectStepProps extends Omit<Props, 'students'> {
  readonly students: readonly HourRow[];
  readonly entry: NewHours;
  readonly onBack: () => void;
}

/** The effect, then the outcome. What broke off or was refused can be carried out again. */
function EffectStep({ students, entry, onBack, onDone, onClose }: EffectStepProps) {
  const { t } = useTranslation(['hours', 'common']);
  const { run, running, results, error } = useAddMany();
  const isOver = results.length > 0 && !running && !error;
  const refused = results.some(({ ok }) => !ok);
  const carryOut = async (): Promise<void> => {
    await run(
      students.map((student) => student.student_id),
      entry,
    );
    onDone?.();
  };
  return (
    <>
      <DialogContent>
        {running && (
          <LinearProgress
            variant="determinate"
            value={(100 * results.length) / students.length}
            aria-label={t('many.running')}
          />
        )}
        <Effect students={students} entry={entry} results={results} />
        <FormProblem problem={error} />
      </DialogContent>
      <DialogActions sx={{ px: 3 }}>
        {isOver && !refused ? (
          <Button variant="contained" onClick={onClose}>
            {t('common:close')}
          </Button>
        ) : (
          <>
            <Button disabled={running} onClick={isOver ? onClose : onBack}>
              {isOver ? t('common:close') : t('many.back')}
            </Button>
            <Button variant="contained" loading={running} onClick={() => void carryOut()}>
              {results.length > 0 || error ? t('many.again') : t('many.carryOut')}
            </Button>
          </>
        )}
      </DialogActions>
    </>
  );
}

/** Adds the same hours for a class or for several students; the effect is shown before it is carried out. */
export function AddManyDialog({ students: ticked, ...ends }: Props) {
  const { t } = useTranslation('hours');
  const { students, field, course } = useWhose(ticked);
  const [values, setValues] = useState<EntryValues | null>(null);
  const [entry, setEntry] = useState<NewHours | null>(null);
  // What is shown and what is sent are the same people, also when the class changes meanwhile.
  const [shown, setShown] = useState<readonly HourRow[]>([]);
  return (
    <ClosableDialog title={t('many.title')} maxWidth="sm" onClose={ends.onClose}>
      {entry ? (
        <EffectStep {...ends} students={shown} entry={entry} onBack={() => setEntry(null)} />
      ) : (
        <AddManyForm
          values={values}
          students={students}
          course={course}
          onCancel={ends.onClose}
          onNext={(next, typed) => {
            setShown(students);
            setValues(typed);
            setEntry(next);
          }}
        >
          {field}
        </AddManyForm>
      )}
    </ClosableDialog>
  );
}
