import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { beginningWith } from '#functions/platform/key-range.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { queryItems, type TransactWrite } from '#functions/platform/table.ts';
import { ClassId, CycleId, SchoolId } from '#shared/ids.ts';
import type { ReportValue } from './report.ts';

/**
 * A cycle in which a class has published reports. A school has cycles of one class each, so that the newest of the
 * school say little of a class.
 */
const ClassCycle = () => z.object({ schoolId: SchoolId, classId: ClassId, cycleId: CycleId });

interface Class {
  readonly schoolId: SchoolId;
  readonly classId: ClassId;
}

const cyclesOfClass = ({ schoolId, classId }: Class): string =>
  `${schoolPrefix(schoolId)}RCY-OF#${classId}`;

/** Ids of cycles begin with the time of their making. */
const classCycles = entity({
  type: 'class-cycle',
  version: 1,
  schema: ClassCycle,
  key: ({ cycleId, ...of }: Class & { readonly cycleId: CycleId }) => ({
    pk: cyclesOfClass(of),
    sk: cycleId,
  }),
});

/** Notes the cycle of a report that is published for the first time; repeating it does no harm. */
export function notingClass({ schoolId, classId, cycleId, version }: ReportValue): TransactWrite[] {
  if (version > 1) return [];
  const noted = { schoolId, classId, cycleId };
  return [classCycles.putting(noted, noted)];
}

/** The last cycles in which a class has published reports, the newest first. */
export async function lastCyclesOf(of: Class, limit: number): Promise<CycleId[]> {
  const { items } = await queryItems({
    ...beginningWith(cyclesOfClass(of), ''),
    ScanIndexForward: false,
    Limit: limit,
  });
  return items.map((item) => classCycles.parse(item).cycleId);
}
