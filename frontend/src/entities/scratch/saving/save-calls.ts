import type { Sending, SentFiles } from '#frontend/src/entities/scratch/drafts/draft.ts';
import { type SendOptions, send } from '#frontend/src/lib/api.ts';
import { deviceName } from '#frontend/src/lib/device-name.ts';
import { keepProject } from '#frontend/src/lib/offline/kept-projects.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import { getSession } from '#frontend/src/lib/session.ts';
import { CODE } from '#shared/codes.ts';
import { UploadId, WorkId } from '#shared/ids.ts';
import { StaleWork, works } from '#shared/works/contract.ts';
import { linkTask } from './link-task.ts';
import type { Outcome, Server, Version } from './server.ts';
import { isRefused, upload } from './upload-project.ts';

export const toVersion = (work: string, { no, at }: { no: number; at: string }): Version => ({
  work,
  no,
  at,
});

function outcomeOf(error: unknown): Outcome {
  if (!isRefused(error)) throw error;
  const { code, data, message } = error;
  const stale = StaleWork().safeParse(data);
  if (code === CODE.wait && stale.success) {
    const { work, version } = stale.data.current;
    return { kind: 'stale', current: toVersion(work.id, version) };
  }
  const mayBeGone = code === CODE.wait || code === CODE.notFound;
  return { kind: mayBeGone ? 'expired' : 'refused', message };
}

/**
 * When this device made a snapshot and sends it, by its own clock: the server judges by the difference. A clock
 * that is too far off to be told says nothing.
 */
function deviceTimes(made: string) {
  const times = { made_at: made, sent_at: new Date().toISOString() };
  return Object.values(times).every((time) => /^\d{4}-/.test(time)) ? times : {};
}

async function save(
  sending: Sending & { readonly files: SentFiles },
  options: SendOptions,
): Promise<Outcome> {
  const { work: id, base, title, key, files, at, byHand } = sending;
  try {
    const request = {
      ...(id && { work_id: WorkId.parse(id) }),
      upload_id: UploadId.parse(files.upload),
      ...(files.thumbnail && { thumbnail_id: UploadId.parse(files.thumbnail) }),
      base,
      title,
      kind: 'scratch' as const,
      device: deviceName(),
      ...deviceTimes(at),
      ...(byHand !== undefined && { by_hand: byHand }),
      request_key: key,
    };
    const { work, version } = await send(works.endpoints.save, request, options);
    const { no, at: savedAt } = version;
    const { project } = sending;
    void keepProject({
      work: work.id,
      title,
      kind: 'scratch',
      version: { no, at: savedAt },
      project,
    });
    // Lists and pages that showed the version before.
    void invalidate(queryClient, works.endpoints.info, works.endpoints.list);
    return { kind: 'confirmed', version: toVersion(work.id, version) };
  } catch (error) {
    return outcomeOf(error);
  }
}

/**
 * The real calls, for the projects of one person. Somebody else may have signed in on this device meanwhile: nothing
 * is sent under another name, and the drafts wait for their owner. `signal` gives up what is on its way.
 */
export function serverOf(person: string, signal?: AbortSignal): Server {
  const options = signal ? { signal } : {};
  const asPerson =
    <Args extends unknown[], T>(act: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      if (getSession()?.user.id !== person) throw new Error('somebody else is signed in');
      return act(...args);
    };
  return {
    upload: asPerson((sending) => upload(sending, options)),
    save: asPerson((sending) => save(sending, options)),
    link: asPerson(linkTask),
  };
}
