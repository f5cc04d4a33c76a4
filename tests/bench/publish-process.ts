import type { Answer, Endpoint } from '#shared/endpoint.ts';
import type { ReportId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import { sharing } from '#shared/sharing/contract.ts';
import { SHARE_PREFIX } from '#shared/sharing/share-page.ts';
import { call } from '#tests/contract/harness/call.ts';
import { collectLogLines } from '#tests/contract/harness/log-lines.ts';
import { placeOf, type ReportedClass } from '#tests/factories/report.ts';
import { freshKey } from '#tests/factories/student.ts';
import { makeClassOfThirty, makeTeacher, storePhotos, writtenAbout } from './make-reports.ts';
import { postCall } from './post-call.ts';

/** Times in ms of each call by its name, in the order in which they were made. */
type Times = Readonly<Record<'save' | 'check' | 'publish' | 'step', readonly number[]>>;

interface Documents {
  readonly ms: readonly number[];
  readonly bytes: readonly number[];
}

type UnitsOf = 'save' | 'publish' | 'page' | 'read' | 'poster';

export interface PublishReport {
  readonly times: Times;
  /** From the order to publish until the last report is published. */
  readonly published: number;
  /** Each asked for as a family does, over a redirect: first drawn, then kept. */
  readonly documents: Readonly<Record<'png' | 'pdf', { first: Documents; kept: Documents }>>;
  /**
   * Units of a report: of saving it first, of its share of publishing the class, of its page, of counting that it is
   * read for the first time, and of a poster that is there.
   */
  readonly units: Readonly<Record<UnitsOf, { readonly read: number; readonly written: number }>>;
}

type Send = <E extends Endpoint>(endpoint: E, payload: object) => Promise<Answer<E>>;
interface Told {
  readonly save: Send;
  readonly check: Send;
  readonly publish: Send;
  readonly step: Send;
}

const { save, check, publish, publishStep, detail } = reports.endpoints;

/** Writes, checks and publishes the reports of a class. Answers their ids, and how long publishing took. */
async function publishClass(of: ReportedClass, photos: readonly string[], told: Told) {
  const ids: ReportId[] = [];
  for (const [at, child] of of.students.entries()) {
    const payload = { ...placeOf(of, child), rev: 0, ...writtenAbout(photos, at) };
    const { report } = await told.save(save, payload);
    if (report.report_id) ids.push(report.report_id);
  }
  const { list } = await told.check(check, { report_ids: ids });
  const stopped = list.filter(({ ok }) => !ok);
  if (stopped.length > 0) throw new Error(`not passed: ${JSON.stringify(stopped[0])}`);
  const began = performance.now();
  const { cycleId: cycle_id, classId: class_id } = of;
  const ordered = { cycle_id, class_id, report_ids: ids, request_key: freshKey() };
  let { plan } = await told.publish(publish, ordered);
  while (plan.state !== 'done') {
    ({ plan } = await told.step(publishStep, { plan_id: plan.id }));
    if (plan.failed > 0) throw new Error(JSON.stringify(plan.rows));
  }
  return { ids, ms: performance.now() - began };
}

/** Sends over HTTP, and keeps how long each call took. */
function timed(url: string, of: ReportedClass) {
  const times = { save: [], check: [], publish: [], step: [] } as Record<keyof Times, number[]>;
  const keeping =
    (name: keyof Times): Send =>
    async (endpoint, payload) => {
      const { data, ms } = await postCall(url, of.teacher, endpoint, payload);
      times[name].push(ms);
      return data;
    };
  return {
    times,
    told: {
      save: keeping('save'),
      check: keeping('check'),
      publish: keeping('publish'),
      step: keeping('step'),
    },
  };
}

const unitsOf = (lines: readonly string[]) => {
  const { readUnits: read, writeUnits: written } = JSON.parse(lines[0] ?? '');
  return { read: Number(read), written: Number(written) };
};

/** Calls the handlers in this process, where the units that they consume are known. */
function counted(of: ReportedClass) {
  const sums = { save: { read: 0, written: 0 }, publish: { read: 0, written: 0 } };
  const adding =
    (name: keyof typeof sums): Send =>
    async (endpoint, payload) => {
      const { code, msg, data, lines } = await call(endpoint, { as: of.teacher, payload });
      if (code !== 1) throw new Error(`${endpoint.path} answered ${code}: ${msg}`);
      const { read, written } = unitsOf(lines);
      sums[name].read += read / of.students.length;
      sums[name].written += written / of.students.length;
      return data;
    };
  const publishing = adding('publish');
  return {
    sums,
    told: { save: adding('save'), check: publishing, publish: publishing, step: publishing },
  };
}

async function tokenOf({ teacher }: ReportedClass, report_id: ReportId): Promise<string> {
  const { data } = await call(detail, { as: teacher, payload: { report_id } });
  if (!data.share?.token) throw new TypeError('a page that is not open');
  return data.share.token;
}

async function loadDocuments(url: string, tokens: readonly string[], kind: 'png' | 'pdf') {
  const [ms, bytes]: [number[], number[]] = [[], []];
  for (const token of tokens) {
    const began = performance.now();
    const answer = await fetch(`${url}${SHARE_PREFIX}${token}.${kind}`);
    const body = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a ${kind} answered ${answer.status}`);
    ms.push(performance.now() - began);
    bytes.push(body.byteLength);
  }
  return { ms, bytes };
}

async function run(url: string): Promise<PublishReport> {
  const teacher = await makeTeacher();
  const photos = await storePhotos(teacher);
  const first = await makeClassOfThirty(teacher);
  const { times, told } = timed(url, first);
  const { ids, ms: published } = await publishClass(first, photos, told);
  const tokens: string[] = [];
  for (const id of ids) tokens.push(await tokenOf(first, id));
  const load = async (kind: 'png' | 'pdf') => ({
    first: await loadDocuments(url, tokens, kind),
    kept: await loadDocuments(url, tokens, kind),
  });
  const documents = { png: await load('png'), pdf: await load('pdf') };
  const second = await makeClassOfThirty(teacher);
  const { sums, told: calls } = counted(second);
  await publishClass(second, photos, calls);
  const [token] = tokens;
  const { share, read } = sharing.endpoints;
  const page = await call(share, { payload: { token } });
  const noted = await call(read, { payload: { token } });
  const poster = await call(share, { payload: { token, part: 'png' } });
  const opened = {
    page: unitsOf(page.lines),
    read: unitsOf(noted.lines),
    poster: unitsOf(poster.lines),
  };
  return { times, published, documents, units: { ...sums, ...opened } };
}

collectLogLines();
process.on('disconnect', () => process.exit());
process.once('message', async ({ url }: { readonly url: string }) => {
  process.send?.(await run(url), () => process.exit(0));
});
