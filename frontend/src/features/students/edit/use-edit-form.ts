import { useRef, useState } from 'react';
import { conflictingRecord, differing } from '#frontend/src/ui/form/edit-conflict.ts';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { StudentDetail } from '#shared/students/fields.ts';
import { useEditStudent } from '../queries.ts';
import { changesOf, EDITABLE, StudentForm, toForm } from './student-form.ts';

interface Options {
  readonly student: StudentDetail;
  readonly withPhone: boolean;
  readonly onSaved: () => void;
}

/** Two edits of the same student: this user's, and the record that was saved in between. */
interface Clash {
  readonly original: StudentForm;
  readonly mine: StudentForm;
  readonly current: StudentDetail;
}

/** The form of an edit. A record that was changed in between becomes a `clash`, which `resolve` ends with the chosen values. */
export function useEditForm({ student, withPhone, onSaved }: Options) {
  const { mutateAsync } = useEditStudent();
  // What the edit is compared with: the record as it was opened, or as it was when a clash was resolved.
  const base = useRef(student);
  const [clash, setClash] = useState<Clash | null>(null);

  async function save(mine: StudentForm): Promise<void> {
    const { id, rev } = base.current;
    const original = toForm(base.current, withPhone);
    try {
      await mutateAsync({ student_id: id, rev, ...changesOf(original, mine) });
      onSaved();
    } catch (error) {
      const current = conflictingRecord(error, StudentDetail());
      if (!current) throw error;
      if (differing(EDITABLE, mine, toForm(current, withPhone)).length > 0) {
        setClash({ original, mine, current });
      } else {
        base.current = current;
        await save(mine);
      }
    }
  }

  const form = useContractForm({
    schema: StudentForm,
    defaultValues: toForm(student, withPhone),
    submit: save,
  });

  const resolve = (chosen: StudentForm): void => {
    if (clash) base.current = clash.current;
    setClash(null);
    form.reset(chosen, { keepDefaultValues: true });
    void form.onSubmit();
  };
  return { form, clash, resolve, forget: () => setClash(null) };
}
