import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { TaskDto } from '#shared/contracts/task-fields.ts';

/** To whom a task is given: its classes by name, and how many students beside them. */
export function TaskTargets({ task }: { readonly task: TaskDto }) {
  const { t } = useTranslation('tasks');
  const { list } = useFormats();
  const { classes, student_ids } = task;
  const names = classes.map(({ name }) => name);
  const count = student_ids.length;
  const given = count > 0 ? [...names, t('singles', { count })] : names;
  return given.length > 0 ? list(given) : '—';
}
