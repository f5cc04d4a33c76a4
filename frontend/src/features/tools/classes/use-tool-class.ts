import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClassStudents } from '#frontend/src/entities/students/use-class-students.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useStore } from '#frontend/src/lib/store.ts';
import { useWhenOnlineAgain } from '#frontend/src/ui/use-online.ts';
import type { ClassId } from '#shared/ids.ts';
import { tools } from '#shared/tools/contract.ts';
import { changeClass, keptClasses } from './kept-classes.ts';
import { sendPicks } from './send-picks.ts';

const NO_CLASS = '' as ClassId;

/** The class that was used last on this device, with its students. They are loaded again when the server can be reached. */
export function useToolClass() {
  const [current] = useStore(keptClasses);
  const id = current?.id ?? NO_CLASS;
  const enabled = current !== undefined;
  const students = useClassStudents(current?.id);
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
