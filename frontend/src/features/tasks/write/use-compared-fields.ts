import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { firstWords } from '#frontend/src/ui/rich-text/first-words.ts';
import type { TaskFile, TaskValues, Template } from './task-form.ts';

/** What is compared when the task was changed in between. Recipients are not. */
export function useComparedFields() {
  const { t } = useTranslation('tasks');
  const { list } = useFormats();
  const yesNo = (value: boolean) => t(value ? 'yes' : 'no');
  return [
    { name: 'title' as const, label: t('fields.title') },
    {
      name: 'kind' as const,
      label: t('fields.kind'),
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
    { name: 'deadline' as const, label: t('deadline'), show: String },
    { name: 'late' as const, label: t('late'), show: (late: unknown) => yesNo(late === true) },
    {
      name: 'library' as const,
      label: t('inLibrary'),
      show: (library: unknown) => yesNo(library === 'school'),
    },
  ];
}
