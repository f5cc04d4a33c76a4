import { send } from '#frontend/src/lib/api.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import { subscribeToSession } from '#frontend/src/lib/session.ts';
import { UploadQueue } from '#frontend/src/lib/uploads/upload-queue.ts';
import { documents } from '#shared/documents/contract.ts';
import { uploads } from '#shared/uploads/contract.ts';
import type { Where } from './queries.ts';

const { addFile, list } = documents.endpoints;

let person = '';
const queues = new Map<string, UploadQueue>();

function forgetAll(): void {
  for (const queue of queues.values()) queue.stop();
  queues.clear();
}

/** The uploads into a folder. They go on while other folders and screens are open. */
export function uploadsInto(user: string, { space, folder_id }: Where): UploadQueue {
  if (person !== user) forgetAll();
  person = user;
  const name = folder_id ?? space;
  const known = queues.get(name);
  if (known) return known;
  const queue = new UploadQueue({
    person: user,
    purpose: 'document',
    withThumbnails: false,
    finish: async ({ uploadId, key }) => {
      await send(uploads.endpoints.finish, { upload_id: uploadId });
      await send(addFile, { space, folder_id, upload_id: uploadId, request_key: key });
      await invalidate(queryClient, list);
    },
  });
  queues.set(name, queue);
  return queue;
}

subscribeToSession((session) => {
  if (session?.user.id !== person) forgetAll();
});
