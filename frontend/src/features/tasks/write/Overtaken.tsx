import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import { useTimeZone } from '../use-time-zone.ts';
import { type TaskFile, type TaskValues, type Template, valuesOf } from './task-form.ts';
import { textOf } from './text-of.ts';
import type { Writing } from './use-writing.ts';

interface Props {
  readonly writing: Writing;
  /** Other values stand in the fields now. */
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
    {
      name: 'content' as const,
      label: t('content'),
      show: (text: unknown) => textOf(String(text)),
    },
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
      show: (wall: unknown) => String(wall).replace('T', ' '),
    },
    { name: 'late' as const, label: t('late'), show: (late: unknown) => yesNo(late === true) },
    {
      name: 'library' as const,
      label: t('inLibrary'),
      show: (library: unknown) => yesNo(library === 'school'),
    },
  ];
}

/** Somebody else has changed the task meanwhile: field by field it is chosen what stays. */
export function Overtaken({ writing: { form, writer, view }, onChosen }: Props) {
  const timeZone = useTimeZone();
  const fields = useComparedFields();
  const { theirs } = view;
  if (!theirs) return null;
  const mine = form.getValues() as TaskValues;
  const { student_ids: singles } = writer.before;
  const stored = valuesOf({ ...theirs, singles: [...singles] }, timeZone);
  // Targets are no part of the choice.
  const { class_ids, student_ids, release_at } = mine;
  const targets = { class_ids, student_ids, release_at };
  return (
    <CompareDialog<Compared>
      began={{ ...writer.before }}
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
