import type { UploadId } from '#shared/ids.ts';
import { uploads } from '#shared/uploads/contract.ts';
import { send } from '../api.ts';
import { StoreError, sendBytes } from './send-bytes.ts';
import { withRetry } from './with-retry.ts';

/** Concurrent parts, and the number of URLs that are signed together; more would expire before their use. */
const AT_ONCE = 3;
const SIGNED_TOGETHER = 6;

const FORBIDDEN = 403;
/** A URL may have expired and is signed again; repeated refusals have another cause. */
const REFUSALS_MAX = 3;

export interface PartsJob {
  readonly id: UploadId;
  readonly file: Blob;
  readonly partBytes: number;
  readonly parts: number;
  readonly signal: AbortSignal;
  readonly onSent: (bytes: number) => void;
  readonly onWaiting: (isWaiting: boolean) => void;
  readonly isOnce: boolean;
}

/** Signed URLs of the parts, fetched a few at a time. */
class Addresses {
  private readonly job: PartsJob;
  private readonly wanted: readonly number[];
  private readonly signed = new Map<number, Promise<string>>();

  constructor(job: PartsJob, wanted: readonly number[]) {
    this.job = job;
    this.wanted = wanted;
  }

  private async ask(parts: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const { id, signal } = this.job;
    const asked = { action: 'sign', upload_id: id, parts: [...parts] } as const;
    const { urls } = await send(uploads.endpoints.steps, asked, { signal });
    return new Map(urls?.map(({ part, url }) => [part, url]));
  }

  of(part: number): Promise<string> {
    const known = this.signed.get(part);
    if (known) return known;
    const from = this.wanted.indexOf(part);
    const next = this.wanted.slice(from, from + SIGNED_TOGETHER);
    const asking = this.ask(next.filter((each) => each === part || !this.signed.has(each)));
    for (const each of next) {
      if (this.signed.has(each)) continue;
      const address = asking.then((urls) => {
        const url = urls.get(each);
        if (!url) throw new StoreError(FORBIDDEN);
        return url;
      });
      // The part that awaits the URL handles the failure; unused URLs must not cause an unhandled rejection.
      address.catch(() => this.forget(each));
      this.signed.set(each, address);
    }
    return this.signed.get(part) ?? this.of(part);
  }

  forget(part: number): void {
    this.signed.delete(part);
  }
}

async function arrivedParts(job: PartsJob) {
  const { id, signal } = job;
  const asked = { action: 'parts', upload_id: id } as const;
  const fetchParts = () => send(uploads.endpoints.steps, asked, { signal });
  const { parts } = await withRetry(fetchParts, job);
  return new Map(parts?.map(({ part, bytes }) => [part, bytes]));
}

/** Sends the parts that have not arrived yet. Rejects when aborted or permanently refused. */
export async function sendParts(job: PartsJob): Promise<void> {
  const { file, partBytes, parts, signal, onSent } = job;
  const sent = await arrivedParts(job);
  const numbers = Array.from({ length: parts }, (_, index) => index + 1);
  const missing = numbers.filter((part) => !sent.has(part));
  const addresses = new Addresses(job, missing);
  const report = () => onSent([...sent.values()].reduce((sum, bytes) => sum + bytes, 0));
  report();

  async function tryPart(part: number): Promise<void> {
    const body = file.slice((part - 1) * partBytes, part * partBytes);
    const onPartSent = (bytes: number) => {
      sent.set(part, Math.min(bytes, body.size));
      report();
    };
    try {
      const url = await addresses.of(part);
      await sendBytes({ method: 'PUT', url, body, signal, onSent: onPartSent });
      onPartSent(body.size);
    } catch (error) {
      addresses.forget(part);
      onPartSent(0);
      throw error;
    }
  }
  async function sendPart(part: number): Promise<void> {
    for (let refusals = 1; ; refusals += 1) {
      try {
        return await withRetry(() => tryPart(part), job);
      } catch (error) {
        const isRefused = error instanceof StoreError && error.status === FORBIDDEN;
        if (!isRefused || refusals >= REFUSALS_MAX) throw error;
      }
    }
  }
  const waiting = [...missing];
  async function work(): Promise<void> {
    for (let part = waiting.shift(); part; part = waiting.shift()) await sendPart(part);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
