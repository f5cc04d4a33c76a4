import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { between } from '#functions/platform/key-range.ts';
import { classPartition, schoolPrefix } from '#functions/platform/keys.ts';
import { queryItems, type TransactWrite } from '#functions/platform/table.ts';
import { ClassId, SchoolId, UserId } from '#shared/ids.ts';
import type { Class } from './class.ts';
import { classMoves, MOVE_PREFIX } from './class-membership.ts';

const Leaver = () => z.object({ userId: UserId, at: z.iso.datetime() });
export type Leaver = z.infer<ReturnType<typeof Leaver>>;

/** What is known of a class that was deleted: reports on its children stay. */
const DeletedClass = () =>
  z.object({
    schoolId: SchoolId,
    id: ClassId,
    name: z.string(),
    teacherId: UserId,
    at: z.iso.datetime(),
    /** Students who left it last. */
    left: z.array(Leaver()),
  });
type DeletedClassValue = z.infer<ReturnType<typeof DeletedClass>>;

const deletedOf = (schoolId: SchoolId): string => `${schoolPrefix(schoolId)}DELETED-CLASSES`;

const deletedClasses = entity({
  type: 'deleted-class',
  version: 1,
  schema: DeletedClass,
  key: ({ schoolId, at, id }: Pick<DeletedClassValue, 'schoolId' | 'at' | 'id'>) => ({
    pk: deletedOf(schoolId),
    sk: `${at}#${id}`,
  }),
});

/** Moves that are looked through. */
const MOVES = 100;

/** Students who have left a class since an instant and are not known to have come back, the last first. */
export async function loadLeavers(
  { schoolId, id }: Pick<Class, 'schoolId' | 'id'>,
  since = '',
): Promise<Leaver[]> {
  const { items } = await queryItems({
    ...between(classPartition(schoolId, id), [`${MOVE_PREFIX}${since}`, `${MOVE_PREFIX}~`]),
    ScanIndexForward: false,
    Limit: MOVES,
  });
  const last = new Map<UserId, Leaver | undefined>();
  for (const { userId, direction, at } of items.map(classMoves.parse))
    if (!last.has(userId)) last.set(userId, direction === 'out' ? { userId, at } : undefined);
  return [...last.values()].filter((each) => each !== undefined);
}

/** Notes a class that is being deleted, whose history goes. */
export async function notingDeleted(found: Class, now: Date): Promise<TransactWrite> {
  const { schoolId, id, name, teacherId } = found;
  const left = await loadLeavers(found);
  const noted = { schoolId, id, name, teacherId, at: now.toISOString(), left };
  return deletedClasses.putting(noted, noted);
}

const DELETED = 50;

/** Classes that were deleted since an instant, the last ones. */
export async function loadDeletedClasses(
  schoolId: SchoolId,
  since: string,
): Promise<DeletedClassValue[]> {
  const { items } = await queryItems({
    ...between(deletedOf(schoolId), [since, '~']),
    ScanIndexForward: false,
    Limit: DELETED,
  });
  return items.map(deletedClasses.parse);
}
