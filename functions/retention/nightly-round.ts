import { SCHOOL_LISTS, type School, schools } from '#functions/domain/schools/school.ts';
import { logFault } from '#functions/platform/fault-line.ts';
import { PLATFORM_PREFIX } from '#functions/platform/keys.ts';
import { pageOfList, platformList } from '#functions/platform/listing.ts';
import { getItem, type Item, putItem } from '#functions/platform/table.ts';
import { SchoolId } from '#shared/ids.ts';

const PAGE = 20;
/** From this hour (UTC) on a round begins: most schools sleep. */
const NIGHT_FROM = 17;
/** No school keeps the others waiting longer. */
const SCHOOL_MS = 20_000;

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

interface Round {
  /** Where the round of a night goes on. */
  readonly place: 'FIGURES' | 'HOURS' | 'TIDY';
  readonly now: () => Date;
  /** Ends at this instant; the next run goes on. */
  readonly until: Date;
}

const keyOf = ({ place }: Round) => ({ pk: `${PLATFORM_PREFIX}${place}`, sk: 'ROUND' });

async function placeOf(
  round: Round,
  day: string,
): Promise<{ from: Item | undefined; over: boolean }> {
  const found = await getItem({ Key: keyOf(round), ConsistentRead: true });
  if (found?.['day'] !== day) return { from: undefined, over: false };
  return { from: found['from'] as Item | undefined, over: found['over'] === true };
}

/** A fault keeps no other school waiting. */
async function visitOne(
  { place }: Round,
  school: SchoolId,
  visit: () => Promise<number>,
): Promise<number> {
  try {
    return await visit();
  } catch (error) {
    logFault('nightly-round', { round: place, school }, error);
    return 0;
  }
}

/**
 * Once a night, for all schools in turn but those that are being erased: what a visit has to do until an instant.
 * Answers the sum of what the visits answer.
 */
export async function visitSchools(
  round: Round,
  visit: (school: School, until: Date) => Promise<number>,
): Promise<number> {
  const { now, until } = round;
  if (now().getUTCHours() < NIGHT_FROM) return 0;
  const day = now().toISOString().slice(0, 10);
  let { from, over } = await placeOf(round, day);
  let sum = 0;
  while (!over && now() < until) {
    const page = await pageOfList(platformList(SCHOOL_LISTS.all), { limit: PAGE, from });
    for (const { target, key } of page.entries) {
      if (now() >= until) break;
      const school = await schools.get(SchoolId.parse(target), { consistent: true });
      const end = earlier(new Date(now().getTime() + SCHOOL_MS), until);
      if (school && !school.erasing)
        sum += await visitOne(round, school.id, () => visit(school, end));
      from = { ...key };
    }
    over = now() < until && page.next === undefined;
    const place = { ...keyOf(round), type: 'nightly-round', day, over, ...(from && { from }) };
    await putItem({ Item: place });
  }
  return sum;
}
