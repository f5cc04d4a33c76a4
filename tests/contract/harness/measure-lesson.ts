import type { Actor } from '#functions/domain/sessions/actor.ts';
import { workPartition, works } from '#functions/domain/works/work.ts';
import { VERSION_PREFIX, workVersions } from '#functions/domain/works/work-version.ts';
import { type Deps, liveDeps } from '#functions/platform/deps.ts';
import { type Consumption, Meter, metered } from '#functions/platform/meter.ts';
import { startUpload } from '#functions/uploads/begin-upload.ts';
import { thinVersions } from '#functions/works/cleaning/thin-versions.ts';
import { saveWork } from '#functions/works/save-work.ts';
import type { UploadId, WorkId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey } from '#tests/factories/student.ts';
import { actorOf, newUpload, sendForm } from '#tests/factories/upload.ts';
import { makeProject } from '#tests/factories/zip.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long a lesson's versions are followed: until those of a month are thinned. */
const FOLLOWED_MS = 35 * DAY_MS;

interface Requests {
  /** Uploads, copies. */
  put: number;
  /** Reads, questions whether something is there. */
  get: number;
}

export interface LessonCost {
  readonly saves: number;
  /** Of the editor's calls. */
  readonly saving: Consumption;
  /** Of all steps that thin the versions out, in calls of whoever saves. */
  readonly thinning: Consumption;
  readonly requests: Requests;
  readonly thumbnails: number;
  /** Versions that were there on average on each of the days after the lesson, 30 days together. */
  readonly versionDays: number;
  readonly removed: number;
  /** At most at the same moment. */
  readonly mostVersions: number;
}

/** The store, counting requests by what they cost. */
function counted(requests: Requests): Deps['objects'] {
  const { objects } = liveDeps;
  const by =
    <A extends unknown[], T>(kind: keyof Requests, send: (...args: A) => Promise<T>) =>
    (...args: A) => {
      requests[kind] += 1;
      return send(...args);
    };
  return {
    ...objects,
    copyObject: by('put', objects.copyObject),
    headObject: by('get', objects.headObject),
    readObject: by('get', objects.readObject),
  };
}

interface Scene {
  readonly actor: Actor;
  readonly deps: (at: number) => Deps;
  readonly requests: Requests;
}

async function send(
  { actor, deps, requests }: Scene,
  at: number,
  purpose: 'project' | 'thumbnail',
) {
  const isProject = purpose === 'project';
  const [name, body] = isProject ? ['a.sb3', makeProject()] : ['stage.png', makePng(48, 36)];
  const file = newUpload({ purpose, name, body });
  const { upload_id, sending } = await startUpload(actor, file, deps(at), 'upload.begin');
  if (sending.mode !== 'form') throw new Error('the file goes in parts');
  await sendForm(sending, body);
  requests.put += 1;
  return upload_id as UploadId;
}

async function countVersions({ actor: { schoolId } }: Scene, id: WorkId): Promise<number> {
  const pk = workPartition({ schoolId, id });
  return (await workVersions.page(pk, VERSION_PREFIX, { limit: 999 })).items.length;
}

interface Lesson {
  readonly saves: number;
  /** Every so manieth save brings a thumbnail. */
  readonly thumbnailEvery?: number;
}

/** Saves as an editor does, one a minute, with whatever is thinned meanwhile. */
async function play(scene: Scene, { saves, thumbnailEvery = 1 }: Lesson, begins: number) {
  const { actor, deps } = scene;
  let id: WorkId | undefined;
  let most = 0;
  for (let no = 0; no < saves; no += 1) {
    const at = begins + no * MINUTE_MS;
    const upload_id = await send(scene, at, 'project');
    const isPictured = no % thumbnailEvery === 0;
    const thumbnail_id = isPictured ? await send(scene, at, 'thumbnail') : undefined;
    const place = { base: no, ...(id && { work_id: id }), ...(thumbnail_id && { thumbnail_id }) };
    const about = {
      upload_id,
      kind: 'scratch',
      device: 'Chrome',
      note: '',
      by_hand: false,
    } as const;
    const payload = { ...place, ...about, request_key: freshKey() };
    const saved = await saveWork(actor, payload as never, deps(at));
    id ??= (saved as { work: { id: WorkId } }).work.id;
    if (no % 5 === 4) most = Math.max(most, await countVersions(scene, id));
  }
  if (!id) throw new Error('no save');
  return { id, most };
}

/** Thins whenever the work is due, as saves of others in the school would. */
async function follow(scene: Scene, id: WorkId, begins: number) {
  const { actor, deps } = scene;
  let [at, versionMs, count] = [begins, 0, await countVersions(scene, id)];
  while (at < begins + FOLLOWED_MS) {
    const { thinAt = '' } = (await works.get({ schoolId: actor.schoolId, id })) ?? {};
    const next = Math.min(
      thinAt ? Math.max(Date.parse(thinAt), at + 1) : Infinity,
      begins + FOLLOWED_MS,
    );
    versionMs += count * Math.max(0, Math.min(next, begins + 30 * DAY_MS) - at);
    at = next;
    await thinVersions(actor, deps(at));
    count = await countVersions(scene, id);
  }
  return { versionDays: versionMs / DAY_MS, count };
}

/** What a lesson of automatic saves costs in units and requests, until its versions are thinned out. */
export async function measureLesson(lesson: Lesson): Promise<LessonCost> {
  const actor = await actorOf(await makePerson(await makeSchool(), ROLE.student));
  const requests: Requests = { put: 0, get: 0 };
  const objects = counted(requests);
  const deps = (at: number): Deps => ({ ...liveDeps, objects, now: () => new Date(at) });
  const scene = { actor: { ...actor, user: { name: '王子涵' } } as Actor, deps, requests };
  // The beginning of an hour: at worst one version more stays of each of two hours.
  const begins = Date.parse('2026-11-16T02:00:00.000Z');
  const [saving, thinning] = [new Meter(), new Meter()];
  const { id, most } = await metered(saving, () => play(scene, lesson, begins));
  const end = begins + lesson.saves * MINUTE_MS;
  const { versionDays, count } = await metered(thinning, () => follow(scene, id, end));
  return {
    saves: lesson.saves,
    saving,
    thinning,
    requests,
    thumbnails: Math.ceil(lesson.saves / (lesson.thumbnailEvery ?? 1)),
    versionDays,
    removed: lesson.saves - count,
    mostVersions: most,
  };
}
