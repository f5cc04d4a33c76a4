import { randomBytes } from 'node:crypto';
import type { Endpoint } from '#shared/endpoint.ts';
import { uploads } from '#shared/uploads/contract.ts';
import type { UploadPurpose } from '#shared/uploads/rules.ts';
import { works } from '#shared/works/contract.ts';
import type { Person } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { freshKey } from '#tests/factories/student.ts';
import { sendForm } from '#tests/factories/upload.ts';
import { makeZip } from '#tests/factories/zip.ts';
import { postCall } from './post-call.ts';
import { percentile } from './report.ts';

const PROJECT_BYTES = 2_000_000;
const WARM_UP = 3;
const SAMPLES = 60;

/** What saving a project takes, from the beginning until the server confirms it. */
export interface SaveReport {
  readonly projectBytes: number;
  readonly p50: number;
  readonly p99: number;
  /** Of one save: requests to functions and to the store. */
  readonly calls: number;
  readonly forms: number;
  /** Bytes of requests to functions and of their answers, at most. */
  readonly bytes: number;
}

/** What one save has sent so far. */
class Tally {
  calls = 0;
  forms = 0;
  bytes = 0;
}

const project = JSON.stringify({
  targets: [{ isStage: true, name: 'Stage' }],
  monitors: [],
  extensions: [],
  meta: {},
});

/** Random bytes, since pictures and sounds cannot be compressed either. */
const makeLargeProject = (): Buffer =>
  makeZip([
    { name: 'project.json', body: project },
    { name: 'cd21514d0531fdffb22204e0ec5ed84a.wav', body: randomBytes(PROJECT_BYTES) },
  ]);

class Client {
  readonly #url: string;
  readonly #as: Person;

  constructor(url: string, as: Person) {
    this.#url = url;
    this.#as = as;
  }

  async #post<E extends Endpoint>(endpoint: E, payload: object, tally: Tally) {
    const { data, bytes } = await postCall(this.#url, this.#as, endpoint, payload);
    tally.calls += 1;
    tally.bytes += bytes;
    return data;
  }

  async #send(purpose: UploadPurpose, name: string, file: Buffer, tally: Tally): Promise<string> {
    const wish = { purpose, name, bytes: file.length, request_key: freshKey() };
    const { upload_id, sending } = await this.#post(uploads.endpoints.begin, wish, tally);
    if (sending.mode !== 'form') throw new TypeError('a small file is sent in parts');
    const { status } = await sendForm(sending, file);
    if (status !== 204) throw new Error(`the store answered ${status}`);
    tally.forms += 1;
    return upload_id;
  }

  /** As the editor saves: project and thumbnail to the store, then one call that keeps them. */
  async save(work: { id?: string; version: number }, file: Buffer, tally: Tally) {
    const upload_id = await this.#send('project', '迷宫.sb3', file, tally);
    const thumbnail_id = await this.#send('thumbnail', '迷宫.png', makePng(48, 36), tally);
    const said = { kind: 'scratch', title: '迷宫', device: 'Chrome', request_key: freshKey() };
    const asked = { ...said, upload_id, thumbnail_id, base: work.version };
    const payload = { ...asked, ...(work.id && { work_id: work.id }) };
    const saved = await this.#post(works.endpoints.save, payload, tally);
    return { id: saved.work.id, version: saved.version.no };
  }
}

/** Saves a project again and again over HTTP, each version made from the one before. */
export async function sampleSaves(url: string, as: Person): Promise<SaveReport> {
  const client = new Client(url, as);
  const times: number[] = [];
  let work: { id?: string; version: number } = { version: 0 };
  let tally = new Tally();
  let bytes = 0;
  for (let n = 0; n < WARM_UP + SAMPLES; n += 1) {
    const file = makeLargeProject();
    tally = new Tally();
    const began = performance.now();
    work = await client.save(work, file, tally);
    if (n < WARM_UP) continue;
    times.push(performance.now() - began);
    bytes = Math.max(bytes, tally.bytes);
  }
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  const { calls, forms } = tally;
  return { projectBytes: PROJECT_BYTES, p50, p99, calls, forms, bytes };
}
