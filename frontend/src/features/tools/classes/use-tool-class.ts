import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { send } from '#frontend/src/lib/api.ts';
import { keyOf, queryOf } from '#frontend/src/lib/query.ts';
import { useStore } from '#frontend/src/lib/store.ts';
import { useWhenOnlineAgain } from '#frontend/src/ui/use-online.ts';
import { classes } from '#shared/contracts/classes.ts';
import { tools } from '#shared/contracts/tools.ts';
import type { ClassId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { changeClass, type KeptClass, keptClasses } from './kept-classes.ts';
import { sendPicks } from './send-picks.ts';

type Student = KeptClass['students'][number];

/** All students of the class: a class has at most two pages of them. */
async function loadStudents(id: ClassId, signal: AbortSignal): Promise<Student[]> {
  const found: Student[] = [];
  let cursor: string | undefined;
  do {
    const payload = { class_id: id, limit: LIMITS.pageSizeMax, cursor };
    const page = await send(classes.endpoints.children, payload, { signal });
    found.push(...page.list.map((each) => ({ id: each.id, name: each.name })));
    cursor = page.cursor ?? undefined;
  } while (cursor);
  return found;
}

const NO_CLASS = '' as ClassId;

/** The class that was used last on this device, with its students. They are loaded again when the server can be reached. */
export function useToolClass() {
  const [current] = useStore(keptClasses);
  const id = current?.id ?? NO_CLASS;
  const enabled = current !== undefined;
  const students = useQuery({
    queryKey: keyOf(classes.endpoints.children, { class_id: id }, 'all'),
    queryFn: ({ signal }) => loadStudents(id, signal),
    enabled,
  });
  const counts = useQuery({ ...queryOf(tools.endpoints.picks, { class_id: id }), enabled });
  useEffect(() => {
    if (students.data) changeClass(id, () => ({ students: students.data }));
  }, [id, students.data]);
  useEffect(() => {
    if (!counts.data) return;
    const list = counts.data.list.map((each) => [each.id, each.times]);
    changeClass(id, () => ({ counts: Object.fromEntries(list) }));
    void sendPicks(id);
  }, [id, counts.data]);
  useWhenOnlineAgain(() => void sendPicks(id));
  return {
    current,
    isPending: students.isLoading && current?.students.length === 0,
    error: current?.students.length === 0 ? students.error : null,
    retry: () => void students.refetch(),
  };
}
