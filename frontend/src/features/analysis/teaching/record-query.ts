import { RECORD_STATES } from '#shared/analysis/fields.ts';
import { ClassId, UserId } from '#shared/ids.ts';

/** The filters of the records, as they stand in the address. */
export const RECORD_FILTERS = ['class', 'teacher', 'state'] as const;
type Filters = Readonly<Partial<Record<string, string>>>;

/** What the filters ask of the server: the same for the list and its export. */
export function toRecordQuery(filters: Filters) {
  const class_id = ClassId.safeParse(filters['class']).data;
  const teacher_id = UserId.safeParse(filters['teacher']).data;
  const state = RECORD_STATES.find((each) => each === filters['state']);
  return {
    ...(class_id && { class_id }),
    ...(teacher_id && { teacher_id }),
    ...(state && { state }),
  };
}
