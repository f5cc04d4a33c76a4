import { checkSchool } from '#functions/domain/analysis/check-school.ts';
import { gatherFigures } from '#functions/domain/analysis/gathering.ts';
import { SCHOOL_LISTS, schools } from '#functions/domain/schools/school.ts';
import { PLATFORM_PREFIX } from '#functions/platform/keys.ts';
import { pageOfList, platformList } from '#functions/platform/listing.ts';
import { getItem, type Item, putItem } from '#functions/platform/table.ts';
import { SchoolId } from '#shared/ids.ts';

/** Where the round of a night goes on. */
const PLACE = { pk: `${PLATFORM_PREFIX}FIGURES`, sk: 'ROUND' };
const PAGE = 20;
/** From this hour (UTC) on a round begins: most schools sleep. */
const NIGHT_FROM = 17;
/** No school keeps the others waiting longer. */
const SCHOOL_MS = 20_000;

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

type Log = (line: Readonly<Record<string, unknown>>) => void;

/** Takes over and checks the figures of a school; answers how many differ. */
async function checkOne(id: SchoolId, now: () => Date, until: Date, log: Log): Promise<number> {
  const school = await schools.get(id, { consistent: true });
  if (!school || school.erasing) return 0;
  const end = earlier(new Date(now().getTime() + SCHOOL_MS), until);
  const { done } = await gatherFigures(school, now, end);
  const check = done && now() < end ? await checkSchool(school, now, end) : undefined;
  if (!check) return 0;
  const { month, students, records, wrong } = check;
  const level = wrong.length > 0 ? 'error' : 'info';
  log({ level, message: 'figures', schoolId: id, month, students, records, wrong });
  return wrong.length;
}

const placeOfRound = async (day: string): Promise<{ from: Item | undefined; over: boolean }> => {
  const found = await getItem({ Key: PLACE, ConsistentRead: true });
  if (found?.['day'] !== day) return { from: undefined, over: false };
  return { from: found['from'] as Item | undefined, over: found['over'] === true };
};

/**
 * Once a night, for all schools in turn: takes over figures of before, and checks a sample against its sources. Ends
 * at an instant; the next run goes on. Answers how many figures differed.
 */
export async function checkFigures(now: () => Date, until: Date, log: Log): Promise<number> {
  if (now().getUTCHours() < NIGHT_FROM) return 0;
  const day = now().toISOString().slice(0, 10);
  let { from, over } = await placeOfRound(day);
  let wrong = 0;
  while (!over && now() < until) {
    const page = await pageOfList(platformList(SCHOOL_LISTS.all), { limit: PAGE, from });
    for (const { target, key } of page.entries) {
      if (now() >= until) break;
      wrong += await checkOne(SchoolId.parse(target), now, until, log);
      from = { ...key };
    }
    over = now() < until && page.next === undefined;
    await putItem({ Item: { ...PLACE, type: 'figure-round', day, over, ...(from && { from }) } });
  }
  return wrong;
}
