import { takingSpace } from '#functions/domain/storage/space.ts';
import { meterLog } from '#functions/metering/meter-log.ts';
import { type Consumption, Meter, metered } from '#functions/platform/meter.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import { DAY_MS } from '#shared/days.ts';
import { newId, type SchoolId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { USAGE_VIEWS, usage } from '#shared/usage/contract.ts';
import { collectLogLines } from '#tests/contract/harness/log-lines.ts';
import { type AutosaveUnits, measureAutosave } from '#tests/contract/harness/measure-autosave.ts';
import { type LoggedAnswer, makeLog, storeOf } from '#tests/factories/access-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { actorOf } from '#tests/factories/upload.ts';
import { type CallTimes, sampleCall } from './sample-calls.ts';

export interface UsageReport {
  readonly save: AutosaveUnits;
  readonly calls: readonly CallTimes[];
  readonly logs: readonly LogTimes[];
}

interface LogTimes {
  readonly lines: number;
  readonly schools: number;
  readonly kilobytes: number;
  readonly ms: number;
  readonly units: Consumption;
}

/** Saves of each student, on days of the last four weeks. */
const SAVES = 2;
const AT_ONCE = 8;
const DAYS = 28;
const LINES = 10_000;

/** A school whose students have saved: the figures of all of them, without their works. */
async function makeLively(students: number): Promise<Person> {
  const principal = await makePerson(await makeSchool({ edition: 'flagship' }), ROLE.principal);
  const actor = await actorOf(principal);
  const ids = Array.from({ length: students }, () => newId('student'));
  let next = 0;
  async function work(): Promise<void> {
    for (let at = next++; at < students * SAVES; at = next++) {
      const payer = { ...actor, userId: ids[at % students] ?? actor.userId };
      const files = [
        { kind: 'project', bytes: 400_000 },
        { kind: 'thumbnail', bytes: 20_000 },
      ] as const;
      const now = new Date(Date.now() - DAYS * DAY_MS + (at * DAYS * DAY_MS) / (students * SAVES));
      await retryWrite(async () => transact([await takingSpace(payer, files, now)]));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return principal;
}

async function sampleSchool(students: number): Promise<CallTimes[]> {
  const as = await makeLively(students);
  const school = `${students.toLocaleString('en')} students`;
  const { space, spaceOverTime, spaceEntries, traffic, trafficOverTime, schoolTraffic } =
    usage.endpoints;
  const asked = [
    ['used and left', space, {}],
    ['a week of storage', spaceOverTime, { period: 'week' }],
    ['a year of storage', spaceOverTime, { period: 'year' }],
    ['traffic left', traffic, {}],
    ['a year of traffic', trafficOverTime, { period: 'year' }],
    ['traffic of the school', schoolTraffic, {}],
    ...USAGE_VIEWS.map((view) => [`entries: ${view}`, spaceEntries, { view }] as const),
  ] as const;
  const times: CallTimes[] = [];
  for (const [what, endpoint, payload] of asked)
    times.push(
      await sampleCall({ what, school, endpoint, as, payload: () => payload, rows: () => 0 }),
    );
  return times;
}

async function meter(schools: readonly SchoolId[]): Promise<LogTimes> {
  const lines = Array.from({ length: LINES }, (_, at): LoggedAnswer => {
    const path = `/media/schools/${schools[at % schools.length]}/works/upl-${at}.${at % 3 ? 'png' : 'sb3'}`;
    return { at: `${new Date().toISOString().slice(0, 17)}00Z`, path, bytes: 1000 + at };
  });
  const file = makeLog(lines);
  const units = new Meter();
  const name = { bucket: 'logs', key: `cloudfront/${newId('request')}.gz` };
  const began = performance.now();
  await metered(units, () => meterLog(name, storeOf(file)));
  const ms = performance.now() - began;
  return { lines: LINES, schools: schools.length, kilobytes: file.length / 1000, ms, units };
}

async function makeSchools(count: number): Promise<SchoolId[]> {
  const ids: SchoolId[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await makeSchool());
  return ids;
}

async function run(sizes: readonly number[]): Promise<UsageReport> {
  const student = await makePerson(await makeSchool(), ROLE.student);
  const { next } = await measureAutosave(student);
  const { units: save } = await measureAutosave(student, next);
  const calls: CallTimes[] = [];
  for (const students of sizes) calls.push(...(await sampleSchool(students)));
  const logs: LogTimes[] = [];
  for (const count of [1, 100]) {
    const schools = await makeSchools(count);
    await meter(schools);
    logs.push(await meter(schools));
  }
  return { save, calls, logs };
}

collectLogLines();
process.on('disconnect', () => process.exit());
process.once('message', async (sizes: number[]) => {
  process.send?.(await run(sizes), () => process.exit(0));
});
