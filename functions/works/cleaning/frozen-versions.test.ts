import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLateArrival, isNewestAt, searchVersions } from '#functions/domain/works/version-at.ts';
import type { WorkVersion } from '#functions/domain/works/work-version.ts';
import type { Stored } from '#functions/platform/entity.ts';
import { NEW_MARKS, nextDue, TIERS, type TierMarks, thinTier } from './thinning-plan.ts';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-03-02T08:00:00.000Z');
const iso = (minutes: number) => new Date(START + Math.round(minutes * MINUTE_MS)).toISOString();

interface Version {
  readonly no: number;
  readonly at: string;
  readonly madeAt?: string;
}

/** Minutes between saves, and whether the device was without network since the save before. */
const saves = fc.array(
  fc.record({
    after: fc.oneof(
      fc.double({ min: 0, max: 3, noNaN: true }),
      fc.double({ min: 0, max: 600, noNaN: true }),
      fc.constant(0),
    ),
    waited: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { minLength: 1, maxLength: 80 },
);

function historyOf(gaps: readonly { after: number; waited: number }[]): Version[] {
  let minutes = 0;
  return gaps.map(({ after, waited }, index) => {
    minutes += after;
    return { no: index + 1, at: iso(minutes), madeAt: iso(minutes - after * waited) };
  });
}

/** What a deadline has frozen, by the words of decision 112. */
const frozenAt = (versions: readonly Version[], deadline: string) =>
  versions.filter(({ at }) => at <= deadline).at(-1)?.no ?? 0;
const arrivedAt = (versions: readonly Version[], deadline: string) =>
  versions.find((version) => isLateArrival(version, deadline))?.no ?? 0;

/** What is left when old versions were thinned out at these minutes, whatever tier is due. */
function thinned(all: readonly Version[], deadlines: readonly string[], times: readonly number[]) {
  let versions = all;
  let marks: TierMarks = NEW_MARKS;
  for (const time of times) {
    const now = new Date(START + time * MINUTE_MS);
    for (const tier of TIERS) {
      // Only what has been saved by then is there.
      const there = versions.filter(({ at }) => at <= now.toISOString());
      const { removed, mark } = thinTier(tier, marks[tier.name], {
        versions: there.filter(({ no }) => no > marks[tier.name].no),
        more: false,
        keeps: (version, next) =>
          deadlines.some((each) => isNewestAt(version, next, each) || isLateArrival(version, each)),
        room: 20,
        now,
      });
      versions = versions.filter((each) => !removed.includes(each));
      marks = { ...marks, [tier.name]: mark };
    }
  }
  return { versions, due: nextDue(marks) };
}

const minute = fc.double({ min: -10, max: 20_000, noNaN: true });

describe('what a deadline has frozen', () => {
  it('stays the same however often versions are thinned out before and after it', () => {
    fc.assert(
      fc.property(
        saves,
        fc.array(minute, { minLength: 1, maxLength: 4 }),
        fc.array(minute, { maxLength: 6 }),
        (gaps, ends, times) => {
          const all = historyOf(gaps);
          const deadlines = ends.map(iso);
          const { versions } = thinned(
            all,
            deadlines,
            times.toSorted((a, b) => a - b),
          );
          for (const deadline of deadlines) {
            expect(frozenAt(versions, deadline)).toBe(frozenAt(all, deadline));
            expect(arrivedAt(versions, deadline)).toBe(arrivedAt(all, deadline));
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is what a deadline finds that is set or moved later, as long as it lies ahead then', () => {
    fc.assert(
      fc.property(saves, minute, fc.array(minute, { maxLength: 5 }), (gaps, end, times) => {
        const all = historyOf(gaps);
        // Thinned without knowing the deadline until a moment before it.
        const before = times.filter((time) => time < end).toSorted((a, b) => a - b);
        const { versions } = thinned(all, [], before);
        expect(frozenAt(versions, iso(end))).toBe(frozenAt(all, iso(end)));
      }),
      { numRuns: 300 },
    );
  });

  it('is found with few reads, whatever gaps there are', async () => {
    await fc.assert(
      fc.asyncProperty(saves, fc.nat(), minute, async (gaps, seed, end) => {
        const all = historyOf(gaps);
        // The newest is always there.
        const there = all.filter(({ no }) => no === all.length || (no * 7 + seed) % 5 > 1);
        let reads = 0;
        const read = async (no: number, limit: number) => {
          reads += 1;
          const found = there.filter((each) => each.no <= no).toReversed();
          return found.slice(0, limit) as unknown as Stored<WorkVersion>[];
        };
        const { version, next } = await searchVersions(all.length, iso(end), read);
        const no = frozenAt(there, iso(end));
        expect(version?.no ?? 0).toBe(no);
        expect(next?.no).toBe(there.find((each) => each.no > no)?.no);
        expect(reads).toBeLessThanOrEqual(Math.ceil(Math.log2(all.length + 1)) + 1);
      }),
      { numRuns: 300 },
    );
  });
});
