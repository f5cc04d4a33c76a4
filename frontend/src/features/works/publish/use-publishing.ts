import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isForEverybody } from '#frontend/src/entities/works/is-for-everybody.ts';
import { send } from '#frontend/src/lib/api.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { works } from '#shared/works/contract.ts';
import { type PersonalMark, WorkDto } from '#shared/works/fields.ts';
import type { Visibility } from '#shared/works/rules.ts';
import { useShowWork } from '../queries.ts';
import {
  comparedOf,
  foundPersonal,
  idsOf,
  type PublishValues,
  publishSchema,
} from './publish-values.ts';
import type { FirstAudience } from './use-first-audience.ts';

interface Options {
  readonly work: WorkDto;
  readonly onClose: () => void;
}

/** One try to publish: what is sent, and the revision that it begins from. */
interface Attempt {
  readonly values: PublishValues;
  readonly rev: number;
  /** The child has seen what was found, and leaves it to staff. */
  readonly anyway?: boolean;
}

/** A try that was refused because of personal data in the texts. */
interface Refused extends Attempt {
  readonly marks: readonly PersonalMark[];
}

/** Sends a try; what it was refused for is kept, to be shown. */
function useSaving({ work, onClose }: Options) {
  const { t } = useTranslation(['works', 'work']);
  const show = useShowWork(work.id);
  const [theirs, setTheirs] = useState<WorkDto | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);

  function tell(saved: WorkDto): void {
    const pending = isForEverybody(saved) ? 'work:pending' : 'work:pendingLook';
    toast.success(t(saved.pending ? pending : 'saved'));
  }

  async function save(attempt: Attempt): Promise<void> {
    const { values, rev, anyway = false } = attempt;
    const class_ids = idsOf(values.class_ids).join(',');
    try {
      const payload = { work_id: work.id, rev, ...values, class_ids, anyway };
      const { work: saved } = await send(works.endpoints.publish, payload);
      show(saved);
      tell(saved);
    } catch (error) {
      const marks = foundPersonal(error);
      const current = conflictingRecord(error, WorkDto());
      if (marks) setRefused({ ...attempt, marks });
      else if (current) setTheirs(current);
      else throw error;
      return;
    }
    onClose();
  }

  return { save, theirs, setTheirs, refused, setRefused };
}

/** What a child is shown of a refused try. */
const foundIn = ({ marks, values }: Refused) => ({
  marks,
  texts: { title: values.title, description: values.description ?? '' },
  visibility: values.visibility as Visibility,
});

/** Publishes a work, which staff may have changed in between, or whose texts may tell too much. */
export function usePublishing(options: Options, { visibility, classIds }: FirstAudience) {
  const { work } = options;
  const { save, theirs, setTheirs, refused, setRefused } = useSaving(options);
  const [isWorking, setWorking] = useState(false);
  const form = useContractForm({
    schema: publishSchema,
    defaultValues: { ...comparedOf(work), visibility, class_ids: [...classIds] },
    submit: (values) => save({ values, rev: work.rev }),
  });

  async function sendAnyway(attempt: Attempt): Promise<void> {
    setWorking(true);
    await form.attempt(() => save({ ...attempt, anyway: true }));
    setWorking(false);
    setRefused(null);
  }

  return {
    form,
    save,
    theirs,
    forget: () => setTheirs(null),
    found: refused && foundIn(refused),
    isWorking,
    publishAnyway: () => void (refused && sendAnyway(refused)),
    /** Back to the form, at the first text in which something was found. */
    change: () => {
      setRefused(null);
      const field = refused?.marks[0]?.field;
      // The form is not reachable before the dialog above it is gone.
      if (field) setTimeout(() => form.setFocus(field));
    },
  };
}
export type Publishing = ReturnType<typeof usePublishing>;
