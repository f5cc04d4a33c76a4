import { useTranslation } from 'react-i18next';
import { useFormats, useTimeZone } from '#frontend/src/lib/format.ts';
import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import { firstWords } from '#frontend/src/ui/rich-text/first-words.ts';
import { type TaskFile, type TaskValues, type Template, valuesOf } from './task-form.ts';
import type { Writing } from './use-writing.ts';

interface Props {
  readonly writing: Writing;
  /** The values of the fields were replaced. */
  readonly onChosen: () => void;
}

type Compared = Readonly<Record<string, unknown>> & TaskValues;

function useComparedFields() {
  const { t } = useTranslation('tasks');
  const { list } = useFormats();
  const yesNo = (value: boolean) => t(value ? 'yes' : 'no');
  return [
    { name: 'title' as const, label: t('name') },
    {
      name: 'kind' as const,
      label: t('kindLabel'),
      show: (kind: unknown) => t(`kind.${kind as TaskValues['kind']}`),
    },
    { name: 'content' as const, label: t('content'), show: firstWords },
    {
      name: 'file_ids' as const,
      label: t('files'),
      show: (files: unknown) => list((files as readonly TaskFile[]).map(({ name }) => name)),
    },
    {
      name: 'template_id' as const,
      label: t('template.label'),
      show: (template: unknown) => (template as Template | null)?.title ?? '',
    },
    {
      name: 'deadline' as const,
      label: t('deadline'),
      show: String,
    },
    { name: 'late' as const, label: t('late'), show: (late: unknown) => yesNo(late === true) },
    {
      name: 'library' as const,
      label: t('inLibrary'),
      show: (library: unknown) => yesNo(library === 'school'),
    },
  ];
}

/** The task was changed in between: asks for each field which version stays. */
export function EditConflictDialog({ writing: { form, writer, view }, onChosen }: Props) {
  const timeZone = useTimeZone();
  const fields = useComparedFields();
  const { theirs } = view;
  if (!theirs) return null;
  const mine = form.getValues() as TaskValues;
  const { student_ids: singles } = writer.before;
  const stored = valuesOf({ ...theirs, singles: [...singles] }, timeZone);
  // Recipients are not compared.
  const { class_ids, student_ids, release_at } = mine;
  const targets = { class_ids, student_ids, release_at };
  return (
    <CompareDialog<Compared>
      original={{ ...writer.before }}
      mine={{ ...mine }}
      theirs={{ ...stored, ...targets }}
      fields={fields}
      onChoose={(chosen) => {
        writer.adopt(theirs.task, stored);
        form.reset(chosen, { keepDefaultValues: true });
        onChosen();
        void form.attempt(async () => void (await writer.save(chosen)));
      }}
      onCancel={writer.postpone}
    />
  );
}
