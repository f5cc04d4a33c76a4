import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { useSchoolToday } from '#frontend/src/lib/school-today.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { ROLE } from '#shared/roles.ts';
import { type Cycle, useAddCycle, useEditCycle } from '../queries.ts';
import { CycleFields } from './CycleFields.tsx';
import { cycleForm, cyclePayload, newCycle, valuesOfCycle } from './cycle-form.ts';

interface Props {
  /** Null for a new one. */
  readonly cycle: Cycle | null;
  /** The names of its classes. */
  readonly classes: readonly ClassRef[];
  readonly onClose: () => void;
  readonly onSaved?: (cycle: Cycle) => void;
}

/** Begins a cycle, or edits one. The kind of a cycle that has begun stays: its template is the cycle's own. */
export function CycleDialog({ cycle, classes, onClose, onSaved }: Props) {
  const { t } = useTranslation('reports');
  const { role } = useSignedIn();
  const isPrincipal = role === ROLE.principal;
  const today = useSchoolToday();
  const adding = useAddCycle();
  const editing = useEditCycle();
  // One key for all attempts of this form: a retry begins no second cycle.
  const [key] = useState(() => crypto.randomUUID());
  const form = useContractForm({
    schema: cycleForm,
    namespace: 'reports',
    defaultValues: cycle
      ? valuesOfCycle(cycle, classes, t('cycle.classClosed'))
      : newCycle({ today, isPrincipal }),
    submit: async (values) => {
      const payload = cyclePayload(values);
      const { kind: _, own_id: __, ...changes } = payload;
      const saved = cycle
        ? await editing.mutateAsync({ cycle_id: cycle.id, rev: cycle.rev, ...changes })
        : await adding.mutateAsync({ ...payload, request_key: key });
      toast.success(t(cycle ? 'cycle.saved' : 'cycle.begun'));
      onClose();
      onSaved?.(saved.cycle);
    },
  });
  return (
    <FormDialog
      title={t(cycle ? 'cycle.edit' : 'cycle.add')}
      submitLabel={t(cycle ? 'cycle.save' : 'cycle.begin')}
      form={form}
      onClose={onClose}
    >
      <CycleFields control={form.control} cycle={cycle} isPrincipal={isPrincipal} />
    </FormDialog>
  );
}
