import { type Deps, liveDeps } from '#functions/platform/deps.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { placesOf } from '#functions/platform/object-keys.ts';
import { listObjects } from '#functions/platform/objects.ts';
import type { Reach } from '#functions/platform/reach.ts';
import { withRightsOf } from '#infra/local/rights/judge.ts';
import { DAY_MS } from '#shared/days.ts';
import { PLATFORM_SCHOOL, type SchoolId } from '#shared/ids.ts';
import { noteDenied } from '#tests/contract/harness/rights.ts';
import { itemsWhere } from '#tests/factories/own-table.ts';
import { changeSchool } from '#tests/factories/school.ts';
import { runRetention } from './run.ts';

export const HOUR_MS = 3_600_000;
const send: Reach = async () => undefined;

/** The nights of a test that erases schools, which lie far ahead. */
export function startNights() {
  /** The clock of the job, which goes on with every look at it. */
  const clock = { at: Date.now(), step: 0 };
  const now = () => {
    clock.at += clock.step;
    return new Date(clock.at);
  };

  /** A run as the schedule starts it, with the rights of its function. */
  const run = (changes: Partial<Deps> = {}, forMs = HOUR_MS) =>
    withRightsOf('retention', noteDenied, () =>
      runRetention({
        log: () => undefined,
        deps: { ...liveDeps, now, ...changes },
        send,
        until: new Date(clock.at + forMs),
      }),
    );

  /** Runs an hour apart, until nothing is under way. */
  async function runToTheEnd(): Promise<void> {
    for (let runs = 0; runs < 6; runs += 1) {
      clock.at += HOUR_MS;
      await run();
    }
  }

  /** A school that is due in so many days from the clock on. */
  async function endingIn(id: SchoolId, days: number): Promise<void> {
    const end = new Date(clock.at + days * DAY_MS);
    end.setUTCMonth(end.getUTCMonth() - 6);
    const start = new Date(clock.at - 400 * DAY_MS).toISOString();
    await changeSchool(id, {
      subscription: { start, end: end.toISOString(), authorizationCode: '' },
    });
  }
  return { clock, run, runToTheEnd, endingIn };
}

/** All that is left of a school anywhere: keys of items and of objects. */
export async function restOf(id: SchoolId): Promise<string[]> {
  const prefix = schoolPrefix(id);
  const items = await itemsWhere(
    'begins_with(pk, :p) OR begins_with(gsi1pk, :p) OR schoolId = :id OR target = :id OR begins_with(target, :t)',
    { ':p': prefix, ':id': id, ':t': `${id}/` },
  );
  const objects = await Promise.all(placesOf(id).map((place) => listObjects(place, { limit: 9 })));
  return [
    ...items.map(({ pk, sk }) => `${pk} ${sk}`),
    ...objects.flat().map(({ key }) => key),
  ].sort();
}

/** The nightly check of figures writes where it is in each school that stays. */
export const isNotOfCheck = (key: string): boolean => !/#MONTHS (CHECK|GATHERING)$/.test(key);

/** The schools of which the platform's log says this. */
export const logged = async (action: string): Promise<unknown[]> =>
  (await itemsWhere('begins_with(pk, :p)', { ':p': `${schoolPrefix(PLATFORM_SCHOOL)}OPERATIONS` }))
    .filter((item) => item['action'] === action)
    .map(({ detail }) => (detail as { id: string }).id);
