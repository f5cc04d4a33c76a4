import { WORK_LIMITS } from '#shared/works/limits.ts';
import type { LessonCost } from '#tests/contract/harness/measure-lesson.ts';
import { reportCosts } from './report-cost-model.ts';

/** Unit prices in USD, us-east-1, on demand, without free tiers (AWS price lists of November 2026). */
const PRICES = {
  writeUnit: 0.625e-6,
  readUnit: 0.125e-6,
  put: 5e-6,
  get: 0.4e-6,
  gigabyteMonth: 0.023,
  call: 1e-6,
  edgeRequest: 1e-6,
  edgeGigabyte: 0.085,
  functionCall: 0.2e-6,
  gigabyteSecond: 13.3334e-6,
  logGigabyte: 0.5,
} as const;

/** What is assumed and not measured here. */
const ASSUMED = {
  projectMb: 2,
  thumbnailKb: 40,
  /** Weeks of a month. */
  weeks: 4.35,
  functionGb: 1,
  beginSeconds: 0.06,
  saveSeconds: 0.35,
  otherSeconds: 0.05,
  logKb: 1,
  /** The bucket keeps deleted objects so long, and posted forms after they were copied. */
  deletedDays: WORK_LIMITS.recoverableDays,
  formDays: 1,
  otherUnits: { read: 4, write: 1 },
} as const;

export interface Use {
  readonly name: string;
  readonly lessonsAWeek: number;
  readonly savesALesson: number;
  /** Calls, files shown and megabytes of them, a month, besides saving. */
  readonly otherCalls: number;
  readonly files: number;
  readonly filesMb: number;
}

export const USES: readonly Use[] = [
  { name: 'normal', lessonsAWeek: 2, savesALesson: 15, otherCalls: 600, files: 150, filesMb: 60 },
  { name: 'heavy', lessonsAWeek: 3, savesALesson: 60, otherCalls: 600, files: 150, filesMb: 60 },
];

/** What one save costs, with everything that follows from it. */
export interface SaveCost {
  readonly write: number;
  readonly read: number;
  readonly put: number;
  readonly get: number;
  /** Thumbnails that come with it. */
  readonly pictures: number;
  /** Versions times days in the first month, and deleted ones, for each save. */
  readonly versionDays: number;
  readonly deletedDays: number;
}

export function toSaveCost(cost: LessonCost): SaveCost {
  const { saves, saving, thinning, requests, thumbnails, versionDays, removed } = cost;
  return {
    write: (saving.write + thinning.write) / saves,
    read: (saving.read + thinning.read) / saves,
    put: requests.put / saves,
    get: requests.get / saves,
    pictures: thumbnails / saves,
    versionDays: versionDays / saves,
    deletedDays: (removed / saves) * ASSUMED.deletedDays,
  };
}

const REMOVED_BEFORE = 58 / 60;
/**
 * As it was measured before decisions 069 to 071: 46 write units a save, 24 for the removal of its version,
 * every version for 7 days, deleted objects for 30.
 */
const BEFORE: SaveCost = {
  write: 46 + 24 * REMOVED_BEFORE,
  read: 15.4 + 6,
  put: 4,
  get: 7,
  pictures: 1,
  versionDays: 7.4,
  deletedDays: 30 * REMOVED_BEFORE,
};

const GB = 1000;
const MONTH_DAYS = 30;

const costOfSaving = (save: SaveCost): number => {
  const { projectMb, thumbnailKb, formDays } = ASSUMED;
  const gigabytes = (projectMb + (save.pictures * thumbnailKb) / 1000) / GB;
  const days = save.versionDays + save.deletedDays + formDays;
  const begins = 1 + save.pictures;
  const seconds = begins * ASSUMED.beginSeconds + ASSUMED.saveSeconds;
  const perCall = PRICES.call + PRICES.edgeRequest + PRICES.functionCall;
  return (
    save.write * PRICES.writeUnit +
    save.read * PRICES.readUnit +
    save.put * PRICES.put +
    save.get * PRICES.get +
    gigabytes * (days / MONTH_DAYS) * PRICES.gigabyteMonth +
    (begins + 1) * (perCall + (ASSUMED.logKb / 1e6) * PRICES.logGigabyte) +
    seconds * ASSUMED.functionGb * PRICES.gigabyteSecond
  );
};

const costOfOther = ({ otherCalls, files, filesMb }: Use): number =>
  otherCalls *
    (PRICES.call +
      PRICES.edgeRequest +
      PRICES.functionCall +
      ASSUMED.otherSeconds * ASSUMED.functionGb * PRICES.gigabyteSecond +
      (ASSUMED.logKb / 1e6) * PRICES.logGigabyte +
      ASSUMED.otherUnits.read * PRICES.readUnit +
      ASSUMED.otherUnits.write * PRICES.writeUnit) +
  files * (PRICES.edgeRequest + PRICES.get) +
  (filesMb / GB) * PRICES.edgeGigabyte;

export interface UseCost {
  readonly use: Use;
  readonly lesson: number;
  readonly month: number;
}

export function costOf(use: Use, save: SaveCost): UseCost {
  const lesson = use.savesALesson * costOfSaving(save);
  const month = lesson * use.lessonsAWeek * ASSUMED.weeks + costOfOther(use);
  return { use, lesson, month };
}

/** What an active student may cost a month, in USD. */
export const MONTH_LIMIT = 0.05;

const usd = (value: number): string => value.toFixed(4);
const rounded = (value: number): string => value.toFixed(1);

const useRow = (use: Use, after: SaveCost): string => {
  const [old, now] = [costOf(use, BEFORE), costOf(use, after)];
  const what = `${use.name}: ${use.lessonsAWeek} lessons a week, ${use.savesALesson} saves each`;
  return `| ${what} | ${usd(old.lesson)} | ${usd(now.lesson)} | ${usd(old.month)} | ${usd(now.month)} |`;
};

const saveRow = (what: string, of: (save: SaveCost) => number, after: SaveCost): string =>
  `| ${what} | ${rounded(of(BEFORE))} | ${rounded(of(after))} |`;

const entries = (values: object): string =>
  Object.entries(values)
    .flatMap(([name, value]) =>
      typeof value === 'object'
        ? Object.entries(value).map((each) => [`${name}.${each[0]}`, each[1]])
        : [[name, value]],
    )
    .map(([name, value]) => `\`${name}\` ${value}`)
    .join(', ');

/** `docs/cost.md`, from what was measured: the test of automatic saves writes it (`vitest -u`). */
export const costPage = (after: SaveCost): string => `# What an active student costs

Made by \`tests/bench/cost-model.ts\` from a measured lesson of 60 automatic saves, followed until its versions are thinned out; \`npm run bench -- cost\` measures it again, and a test compares this page. "Before" is the state before decisions [069](decisions/069-thinning-of-automatic-saves.md), [070](decisions/070-storage-accounting.md) and [071](decisions/071-cost-of-an-automatic-save.md). What a deployment costs each month whoever uses it is in [deployment.md](deployment.md#what-it-costs).

| USD | a lesson before | a lesson now | a student-month before | now |
|---|---|---|---|---|
${USES.map((use) => useRow(use, after)).join('\n')}

The aim is at most ${MONTH_LIMIT} USD a month for both. Besides saving, a month has ${USES[0]?.otherCalls} other calls and ${USES[0]?.files} files shown (${USES[0]?.filesMb} MB).

| a save of ${ASSUMED.projectMb} MB, with what follows from it | before | now |
|---|---|---|
${[
  saveRow('write units', ({ write }) => write, after),
  saveRow('read units', ({ read }) => read, after),
  saveRow('requests of the store: put, post, copy', ({ put }) => put, after),
  saveRow('requests of the store: get, head', ({ get }) => get, after),
  saveRow('thumbnails', ({ pictures }) => pictures, after),
  saveRow('days as a version, in the first month', ({ versionDays }) => versionDays, after),
  saveRow('days as a deleted object', ({ deletedDays }) => deletedDays, after),
].join('\n')}

- **Unit prices** (USD, us-east-1, on demand, without free tiers): ${entries(PRICES)}. Other regions are up to a third dearer.
- **Assumed**: ${entries(ASSUMED)}; the stage looks different, so that a picture is sent, at every third save.
- **Not in it**: metrics and alarms, Cognito (free for the first 10,000 people of a month), messages to phones, backups of the table.

${reportCosts(PRICES)}`;
