import { RecordTable } from '#frontend/src/entities/records/RecordTable.tsx';
import { useRecordList } from '#frontend/src/entities/records/use-record-list.ts';
import type { ClassId } from '#shared/ids.ts';

/** The lessons of the class that were taught. */
export function RecordsTab({ id }: { readonly id: ClassId }) {
  const { page: _, ...list } = useRecordList({ class_id: id });
  return <RecordTable list={list} />;
}
