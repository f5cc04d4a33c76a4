import { send } from '#frontend/src/lib/api.ts';
import { deviceName } from '#frontend/src/lib/device-name.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import { subscribeToSession } from '#frontend/src/lib/session.ts';
import { type Arrived, UploadQueue } from '#frontend/src/lib/uploads/upload-queue.ts';
import { works } from '#shared/contracts/works.ts';
import { LIMITS } from '#shared/limits.ts';
import { endingOf, fileTypeOf } from '#shared/uploads.ts';
import { WORK_KINDS } from '#shared/works.ts';
import { workKeys } from './queries.ts';

/** A name for a work, made of the name of its file. */
function titleOf(name: string): string {
  const base = name
    .replaceAll(/\p{Cc}/gu, ' ')
    .replace(/\.[^.]*$/, '')
    .trim();
  return (
    base.slice(0, LIMITS.workTitleMax).toWellFormed().trim() || name.slice(0, LIMITS.workTitleMax)
  );
}

async function enterWork({ file, uploadId, thumbnailId, key }: Arrived): Promise<void> {
  const ending = endingOf(file.name);
  const kind = WORK_KINDS.find((each) => ending && fileTypeOf(ending).kind === each);
  if (!kind) throw new TypeError(`no work: ${file.name}`);
  await send(works.endpoints.save, {
    upload_id: uploadId,
    ...(thumbnailId && { thumbnail_id: thumbnailId }),
    base: 0,
    title: titleOf(file.name),
    kind,
    device: deviceName(),
    request_key: key,
  });
  await queryClient.invalidateQueries({ queryKey: workKeys.all });
}

let current: { readonly person: string; readonly queue: UploadQueue } | null = null;

/** A person's files on their way to be works; they go on while other screens are open. */
export function workQueue(person: string): UploadQueue {
  if (current?.person === person) return current.queue;
  current?.queue.stop();
  const queue = new UploadQueue({
    person,
    purpose: 'work',
    withThumbnails: true,
    finish: enterWork,
  });
  current = { person, queue };
  return queue;
}

subscribeToSession((session) => {
  if (session?.user.id === current?.person) return;
  current?.queue.stop();
  current = null;
});
