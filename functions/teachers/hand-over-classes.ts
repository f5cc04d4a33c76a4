import { CLASS_LISTS, type Class, classes } from '#functions/domain/classes/class.ts';
import { requiringStaff } from '#functions/domain/classes/class-staff.ts';
import { changedFields, loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import type { ClassId, SchoolId, UserId } from '#shared/ids.ts';

const PAGE = 50;

type ClassValue = Omit<Class, 'rev'>;

/** The class with its teacher or assistant replaced; nobody both teaches and assists. */
function withSuccessor(found: ClassValue, from: UserId, to: UserId): ClassValue {
  const { assistantId: assistant, ...others } = found;
  const teacherId = found.teacherId === from ? to : found.teacherId;
  const assistantId = assistant === from ? to : assistant;
  const edits = (found.edits ?? 0) + 1;
  if (!assistantId || assistantId === teacherId) return { ...others, teacherId, edits };
  return { ...others, teacherId, assistantId, edits };
}

const staffOf = ({ teacherId, assistantId }: ClassValue) => ({ teacherId, assistantId });

/** Classes that a person teaches or assists, read consistently. */
async function pageOfTaught(schoolId: SchoolId, staff: UserId, from?: Item) {
  const list = schoolList(schoolId, CLASS_LISTS.by('name', staff));
  const { entries, next } = await pageOfList(list, { limit: PAGE, from, consistent: true });
  return { ids: entries.map(({ target }) => target as ClassId), next };
}

/** The first classes that have to be handed over before a person is removed. */
export async function loadTaught(schoolId: SchoolId, staff: UserId): Promise<Class[]> {
  const { ids } = await pageOfTaught(schoolId, staff);
  const found = await classes.getMany(ids.map((id) => ({ schoolId, id })));
  return found.flatMap((each) => each ?? []);
}

async function handOver(actor: Actor, id: ClassId, from: UserId, to: UserId, now: Date) {
  const { schoolId } = actor;
  await classes.change(
    { schoolId, id },
    (found) =>
      found.teacherId === from || found.assistantId === from
        ? withSuccessor(found, from, to)
        : undefined,
    (before, after) => [
      ...requiringStaff(schoolId, before, after),
      ...loggingOperation({ ...actor, now }, 'class.edit', {
        id,
        ...changedFields(staffOf(before), staffOf(after)),
      }),
    ],
  );
}

/**
 * Gives all classes of one person to another, each in a transaction of its own; a run that breaks off can be
 * repeated. Answers how many there were.
 */
export async function handOverClasses(
  actor: Actor,
  from: UserId,
  to: UserId,
  now: Date,
): Promise<number> {
  let count = 0;
  let position: Item | undefined;
  do {
    const page = await pageOfTaught(actor.schoolId, from, position);
    for (const id of page.ids) await handOver(actor, id, from, to, now);
    count += page.ids.length;
    position = page.next;
  } while (position);
  return count;
}
