import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTimeZone } from '#frontend/src/lib/format.ts';
import { matching } from '#frontend/src/lib/query.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { useStore } from '#frontend/src/lib/store.ts';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import type { TaskDto } from '#shared/contracts/task-fields.ts';
import { tasks } from '#shared/contracts/tasks.ts';
import type { EditorStart } from './editor-start.ts';
import { type TaskValues, taskForm } from './task-form.ts';
import { isOut, TaskWriter } from './task-writer.ts';

const NOTHING_KEPT = { deadline: '', release_at: '' };

/** The form of a task and its saving. `onReleased` is called when it has been released. */
export function useWriting(start: EditorStart, onReleased: (task: TaskDto) => void) {
  const { user } = useSignedIn();
  const timeZone = useTimeZone();
  const client = useQueryClient();
  const form = useContractForm({
    schema: taskForm({ timeZone, kept: isOut(start.task) ? start.stored : NOTHING_KEPT }),
    defaultValues: start.values,
    submit: async (values) => {
      const task = await writer.release(values);
      if (task) onReleased(task);
    },
  });
  const { getValues, subscribe } = form;
  const [writer] = useState(
    () =>
      new TaskWriter({
        user: user.id,
        timeZone,
        start,
        read: () => getValues() as TaskValues,
        // Other screens fetch the task again when they are opened.
        onStored: () => void client.invalidateQueries({ ...matching(tasks), refetchType: 'none' }),
      }),
  );
  useEffect(() => {
    const unsubscribe = subscribe({ formState: { values: true }, callback: writer.changed });
    addEventListener('pagehide', writer.stop);
    writer.start();
    return () => {
      unsubscribe();
      removeEventListener('pagehide', writer.stop);
      writer.stop();
    };
  }, [writer, subscribe]);
  const view = useStore(writer.view);
  return { form, writer, view };
}
export type Writing = ReturnType<typeof useWriting>;
