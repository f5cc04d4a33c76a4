import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isForEverybody } from '#frontend/src/entities/works/is-for-everybody.ts';
import { send } from '#frontend/src/lib/api.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useRecordEdit } from '#frontend/src/ui/form/use-record-edit.tsx';
import { works } from '#shared/works/contract.ts';
import { type PersonalMark, WorkDto } from '#shared/works/fields.ts';
import type { Visibility } from '#shared/works/rules.ts';
import { useShowWork } from '../queries.ts';
import { useChoices } from './PublishFields.tsx';
import { foundPersonal, idsOf, type PublishValues, publishSchema } from './publish-values.ts';
import type { FirstAudience } from './use-first-audience.ts';

interface Options {
  readonly work: WorkDto;
  readonly onClose: () => void;
}

const valuesOf = (work: WorkDto): PublishValues => {
  const { title, description, category, visibility, class_ids } = work;
  return { title, description, category, visibility, class_ids };
};

/** Publishes a work, which staff may have changed in between, or whose texts may tell too much. */
export function usePublishing({ work, onClose }: Options, { visibility, classIds }: FirstAudience) {
  const { t } = useTranslation(['works', 'work']);
  const show = useShowWork(work.id);
  const { showVisibility, showCategory } = useChoices();
  /** Personal data because of which the texts were refused. */
  const [marks, setMarks] = useState<readonly PersonalMark[] | null>(null);
  const [isWorking, setWorking] = useState(false);
  /** The child has seen what was found, and leaves it to staff. */
  const anyway = useRef(false);

  function done(saved: WorkDto): void {
    show(saved);
    const pending = isForEverybody(saved) ? 'work:pending' : 'work:pendingLook';
    toast.success(t(saved.pending ? pending : 'saved'));
    onClose();
  }

  const form = useRecordEdit({
    record: work,
    current: WorkDto(),
    schema: publishSchema,
    namespace: 'works',
    valuesOf,
    start: { ...valuesOf(work), visibility, class_ids: [...classIds] },
    compared: [
      { name: 'title', label: t('fields.title') },
      { name: 'description', label: t('description') },
      {
        name: 'category',
        label: t('fields.category'),
        show: (value) => showCategory(String(value)),
      },
      {
        name: 'visibility',
        label: t('fields.visibility'),
        show: (value) => showVisibility(String(value)),
      },
    ],
    save: async (values, { id, rev }) => {
      const class_ids = idsOf(values.class_ids).join(',');
      try {
        const payload = { work_id: id, rev, ...values, class_ids, anyway: anyway.current };
        const { work: saved } = await send(works.endpoints.publish, payload);
        done(saved);
      } catch (error) {
        const found = foundPersonal(error);
        if (!found) throw error;
        setMarks(found);
      }
    },
  });

  async function publishAnyway(): Promise<void> {
    setWorking(true);
    anyway.current = true;
    await form.onSubmit();
    anyway.current = false;
    setWorking(false);
    setMarks(null);
  }

  /** Back to the form, at the first text in which something was found. */
  function change(): void {
    const field = marks?.[0]?.field;
    setMarks(null);
    // The form is not reachable before the dialog above it is gone.
    if (field) setTimeout(() => form.setFocus(field));
  }

  /** What a child is shown of a refused try. */
  function found() {
    if (!marks) return null;
    const { title, description = '', visibility: readers } = form.getValues();
    return { marks, texts: { title, description }, visibility: readers as Visibility };
  }

  return { form, found: found(), isWorking, publishAnyway: () => void publishAnyway(), change };
}
