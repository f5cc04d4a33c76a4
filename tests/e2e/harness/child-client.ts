import {
  type DraftStore,
  newDraft,
  type SentFiles,
} from '#frontend/src/entities/scratch/drafts/draft.ts';
import { repeat } from '#frontend/src/entities/scratch/saving/repeat.ts';
import { Saver } from '#frontend/src/entities/scratch/saving/saver.ts';
import type { Server } from '#frontend/src/entities/scratch/saving/server.ts';
import { spreadMs } from '#frontend/src/lib/spread.ts';
import type { Answer, Endpoint } from '#shared/endpoint.ts';
import { API_BASE } from '#shared/endpoint.ts';
import { portal } from '#shared/portal/contract.ts';
import { uploads } from '#shared/uploads/contract.ts';
import { works } from '#shared/works/contract.ts';
import { cloudUrl } from './cloud-report.ts';
import type { Credentials } from './sign-in.ts';

/** Lets so many requests a second through, as API Gateway and S3 do, and remembers how they came. */
export class NarrowDoor {
  readonly #perSecond: number;
  readonly #came: number[] = [];
  readonly #passed: number[] = [];

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /** Throws what the client's code makes of 429 and 503: nobody can know what became of the request. */
  enter(): void {
    const now = performance.now();
    this.#came.push(now);
    if (this.#passed.filter((at) => at > now - 1000).length >= this.#perSecond)
      throw new TypeError('no envelope, status 429');
    this.#passed.push(now);
  }

  get came(): number {
    return this.#came.length;
  }

  get turnedAway(): number {
    return this.#came.length - this.#passed.length;
  }

  /** The most requests that came within a tenth of a second. */
  get mostInTenth(): number {
    const slots = Map.groupBy(this.#came, (at) => Math.floor(at / 100));
    return Math.max(0, ...[...slots.values()].map(({ length }) => length));
  }
}

const nothing = async (): Promise<undefined> => undefined;

/** What it keeps nobody reads: its browser is never closed. */
const NO_STORE: DraftStore = {
  put: nothing,
  remove: nothing,
  replace: nothing,
  get: nothing,
  list: async () => ({ drafts: [], damaged: [], aside: [], isLargeRead: true, isOtherRead: true }),
  setAside: nothing,
};

/** A child's device without its screen: the application's own code that keeps, sends and tries again. */
export class ChildClient {
  readonly #door: NarrowDoor;
  readonly #address: string;
  readonly #saver: Saver;
  #authorization = '0';
  #stop: () => void = () => undefined;

  constructor(person: string, project: ArrayBuffer, door: NarrowDoor, address: string) {
    this.#door = door;
    this.#address = address;
    const at = new Date().toISOString();
    const key = crypto.randomUUID();
    const waiting = { key, at, title: 'In the lesson', project, thumbnail: null };
    this.#saver = new Saver({
      draft: { ...newDraft(person, 'new-1'), waiting },
      store: NO_STORE,
      server: this.#server,
      newKey: () => crypto.randomUUID(),
      onChange: () => undefined,
    });
  }

  async #send<E extends Endpoint>({ path }: E, fields: Record<string, string>): Promise<Answer<E>> {
    const response = await fetch(`${cloudUrl()}${API_BASE}/${path}`, {
      method: 'POST',
      headers: { authorization: this.#authorization, 'x-forwarded-for': this.#address },
      body: new URLSearchParams(fields),
    });
    const { code, msg, data } = await response.json();
    if (code !== 1) throw new Error(`refused: ${code} ${msg}`);
    return data;
  }

  async signIn({ account, password }: Credentials): Promise<void> {
    const fields = { username: account, password };
    const { token, id } = await this.#send(portal.endpoints.login, fields);
    this.#authorization = `${token}_${id}`;
  }

  async #upload(project: ArrayBuffer, key: string): Promise<SentFiles> {
    this.#door.enter();
    const { upload_id, sending } = await this.#send(uploads.endpoints.begin, {
      purpose: 'project',
      name: 'project.sb3',
      bytes: `${project.byteLength}`,
      request_key: key,
    });
    if (sending.mode !== 'form') throw new Error('the file goes in parts');
    const form = new FormData();
    for (const [name, value] of Object.entries(sending.fields)) form.append(name, value);
    form.append('file', new Blob([project]), 'project.sb3');
    this.#door.enter();
    const { ok } = await fetch(sending.url, { method: 'POST', body: form });
    if (!ok) throw new TypeError('the store did not take it');
    return { upload: upload_id, thumbnail: null };
  }

  readonly #server: Server = {
    upload: ({ project, key }) => this.#upload(project, key),
    save: async ({ key, title, base, files }) => {
      this.#door.enter();
      const { work, version } = await this.#send(works.endpoints.save, {
        upload_id: files.upload,
        base: `${base}`,
        title,
        kind: 'scratch',
        device: 'Chrome',
        request_key: key,
      });
      return { kind: 'confirmed', version: { work: work.id, no: version.no, at: version.at } };
    },
    link: async () => undefined,
  };

  /** The network is back. Answers when all is sent. */
  comeBack(): Promise<void> {
    return new Promise((resolve) => {
      const send = async () => {
        const isSent = await this.#saver.flush();
        if (isSent) {
          this.#stop();
          resolve();
        }
        return isSent;
      };
      setTimeout(() => {
        this.#stop = repeat(send);
      }, spreadMs());
    });
  }
}
