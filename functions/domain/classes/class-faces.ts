import type * as z from 'zod';
import { inIndex } from '#functions/platform/key-range.ts';
import { FACTOR, FEW } from '#functions/platform/rows-by-id.ts';
import { queryItems } from '#functions/platform/table.ts';
import type { ClassId, SchoolId } from '#shared/ids.ts';
import { memoize } from '#shared/memoize.ts';
import { Class, classes, classesOfSchool } from './class.ts';

/** What calendars show of a class. */
const ClassFace = memoize(() => Class().pick({ id: true, name: true, size: true }));
export type ClassFace = z.infer<ReturnType<typeof ClassFace>>;

/** Classes between two of a school, the newest ones first. */
async function facesBetween(schoolId: SchoolId, range: readonly [ClassId, ClassId], most: number) {
  const { items } = await queryItems({
    ...inIndex(classesOfSchool(schoolId), range),
    ScanIndexForward: false,
    Limit: most,
    ProjectionExpression: 'id, #name, #size',
    ExpressionAttributeNames: { '#name': 'name', '#size': 'size' },
  });
  return items.map((item) => ClassFace().parse(item));
}

/**
 * Names and sizes of some classes of a school. Many are looked for in one query of the index, which costs a tenth of
 * reading them one by one: those of one calendar were mostly added at about the same time. What is not found there
 * is read by key.
 */
export async function loadClassFaces(
  schoolId: SchoolId,
  ids: Iterable<ClassId>,
): Promise<ReadonlyMap<ClassId, ClassFace>> {
  const wanted = new Set(ids);
  const { size } = wanted;
  const [first, ...more] = [...wanted].sort();
  const last = more.at(-1);
  const near =
    first && last && size >= FEW ? await facesBetween(schoolId, [first, last], size * FACTOR) : [];
  const found = near.filter(({ id }) => wanted.delete(id));
  const others = await classes.getMany([...wanted].map((id) => ({ schoolId, id })));
  return new Map([...found, ...others].flatMap((each) => (each ? [[each.id, each]] : [])));
}
