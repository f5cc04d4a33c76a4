import { type School, schools } from '#functions/domain/schools/school.ts';
import { addingUsage, placeOfDay, usageKey } from '#functions/domain/storage/usage-months.ts';
import { monthSum } from '#functions/domain/usage/traffic.ts';
import { addingReaders } from '#functions/domain/usage/traffic-readers.ts';
import { warnPrincipals } from '#functions/domain/usage/warn-principals.ts';
import { chunk } from '#functions/platform/chunk.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { ObjectName } from '#functions/platform/objects.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { getItemsInOrder, type TransactWrite, transact } from '#functions/platform/table.ts';
import { monthOfDay } from '#shared/days.ts';
import { trafficQuota } from '#shared/editions/rules.ts';
import type { SchoolId } from '#shared/ids.ts';
import { percentReached } from '#shared/usage/rules.ts';
import { expiryOfLog, type MeteredLog, meteredLogs } from './metered-log.ts';
import { fromPlace, readLog, type SchoolSent, type Sent } from './read-access-log.ts';

/**
 * A transaction holds 100 writes: two for each month of a school, of which a file of the log may hold two, and the note
 * of the step.
 */
const SCHOOLS_TOGETHER = 24;

/** Sums by month at the school, and by name. */
function byMonth({ timeZone }: School, sent: ReadonlyMap<string, number>, name: NameOf) {
  const months = new Map<string, Map<string, number>>();
  for (const [place, bytes] of sent) {
    const found = fromPlace(place);
    const day = dayAt({ now: found.at, timeZone });
    const month = monthOfDay(day);
    const figures = months.get(month) ?? new Map<string, number>();
    months.set(month, figures);
    for (const each of name(day, found.name)) figures.set(each, (figures.get(each) ?? 0) + bytes);
  }
  return months;
}
type NameOf = (day: string, name: string) => readonly string[];

/** What was sent, to the months of a school: by day and kind, with the sum of the month. */
const addingSent = (school: School, { kinds }: SchoolSent): TransactWrite[] =>
  [...byMonth(school, kinds, (day, kind) => [placeOfDay(day, kind).attribute, 'sum'])].map(
    ([month, figures]) => addingUsage(usageKey(school.id, 'TRAFFIC', month), figures),
  );

/** The same by reader. Reads whom the months have already. */
async function addingReadersOf(
  found: readonly School[],
  sentOf: (school: School) => SchoolSent,
): Promise<TransactWrite[]> {
  const all = found.flatMap((school) =>
    [...byMonth(school, sentOf(school).readers, (_, name) => [name])].map(
      ([month, sent]) => ({ schoolId: school.id, month, sent }) as const,
    ),
  );
  const before = await getItemsInOrder(
    all.map(({ schoolId, month }) => usageKey(schoolId, 'READERS', month)),
  );
  return all.map(({ schoolId, month, sent }, at) =>
    addingReaders(schoolId, month, sent, before[at]),
  );
}

/** What is being erased, or was, is not written to any more. */
const hasData = (school: School | undefined): school is School =>
  school !== undefined && school.state !== 'closed' && !school.erasing;

const loadWithData = async (ids: readonly SchoolId[]): Promise<School[]> =>
  (await schools.getMany(ids, { consistent: true })).filter(hasData);

const NOTHING: SchoolSent = { kinds: new Map(), readers: new Map() };

/** One step of a file: some schools, in one transaction with the note that the step is done. */
async function addStep(
  name: ObjectName,
  { step, ...steps }: Pick<MeteredLog, 'steps' | 'together'> & { readonly step: number },
  [found, sent]: readonly [readonly School[], Sent],
  now: Date,
): Promise<void> {
  const before = await meteredLogs.get(name, { consistent: true });
  if ((before?.done ?? 0) > step) return;
  const note = { key: name.key, done: step + 1, ...steps, expires: expiryOfLog(now) };
  const sentOf = ({ id }: School) => sent.get(id) ?? NOTHING;
  await transact([
    ...meteredLogs.writing(name, before, note),
    ...found.flatMap((school) => addingSent(school, sentOf(school))),
    ...(await addingReadersOf(found, sentOf)),
  ]);
}

/** Tells the principals of schools of which share of the month's traffic they have used, once a month each. */
async function warnSchools(found: readonly School[], now: Date): Promise<void> {
  const keys = found.map(({ id, timeZone }) =>
    usageKey(id, 'TRAFFIC', monthOfDay(dayAt({ now, timeZone }))),
  );
  const items = await getItemsInOrder(keys, { consistent: true });
  for (const [index, school] of found.entries()) {
    const [key, item] = [keys[index], items[index]];
    const percent = percentReached(monthSum(item), trafficQuota(school.edition));
    if (!key || percent === 0 || Number(item?.['warned'] ?? 0) >= percent) continue;
    const noted = { key, attribute: 'warned' };
    await warnPrincipals({ school, about: 'usage.trafficWarned', percent, noted }, now);
  }
}

export interface Metered {
  readonly schools: number;
  readonly steps: number;
}

/**
 * Adds a file of the access log to the traffic of its schools, exactly once: a file that is done changes nothing, and
 * one that broke off goes on where it stopped. The file never changes, so its steps are always the same ones.
 */
export async function meterLog(
  name: ObjectName,
  { now, objects }: Pick<Deps, 'now' | 'objects'>,
): Promise<Metered> {
  const noted = await meteredLogs.get(name, { consistent: true });
  const head = await objects.headObject(name);
  if (!head) return { schools: 0, steps: 0 };
  const sent = await readLog(await objects.readObject(name, 0, head.bytes));
  const together = noted?.together ?? SCHOOLS_TOGETHER;
  const parts = chunk([...sent.keys()].toSorted(), together);
  for (const [step, ids] of parts.entries()) {
    const found = await loadWithData(ids);
    if ((noted?.done ?? 0) <= step)
      await addStep(name, { step, steps: parts.length, together }, [found, sent], now());
    // Also after a step that was done before: it may have broken off before this.
    await warnSchools(found, now());
  }
  return { schools: sent.size, steps: parts.length };
}
