import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import * as z from 'zod';
import { useTimeZone } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { ClassId } from '#shared/ids.ts';
import { useTaskToChange } from '../queries.ts';
import { TaskEditor } from './TaskEditor.tsx';
import { NEW_TASK, valuesOf } from './task-form.ts';

/** A link to this screen may name the class that the task is for. */
const Chosen = z.object({ class: z.object({ id: ClassId, name: z.string() }) });

interface NewProps {
  /** Set once the task is stored and has an address of its own. */
  readonly onStored: (id: string) => void;
}

function NewTask({ onStored }: NewProps) {
  const { state } = useLocation();
  const [start] = useState(() => {
    const chosen = Chosen.safeParse(state).data;
    return { record: null, value: { ...NEW_TASK, ...(chosen && { class_ids: [chosen.class] }) } };
  });
  return <TaskEditor start={start} onStored={onStored} />;
}

function KnownTask({ id }: { readonly id: string }) {
  const { t } = useTranslation('tasks');
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const { data, error } = useTaskToChange(id);
  if (data)
    return <TaskEditor key={id} start={{ record: data.task, value: valuesOf(data, timeZone) }} />;
  if (!error) return <ListSkeleton rows={8} />;
  return (
    <ErrorState
      error={error}
      onRetry={() => void navigate(paths.tasks)}
      retryLabel={t('backToList')}
    />
  );
}

/** Edits a task: a new one, a draft, or a released one. */
export default function EditTaskPage() {
  const { id = NEW } = useParams();
  const [stored, setStored] = useState('');
  // A new task gets its own address without being loaded again.
  if (id === NEW || id === stored) return <NewTask onStored={setStored} />;
  return <KnownTask key={id} id={id} />;
}
