import { enterWork } from '#frontend/src/entities/works/enter-work.ts';
import { subscribeToSession } from '#frontend/src/lib/session.ts';
import { UploadQueue } from '#frontend/src/lib/uploads/upload-queue.ts';

let current: { readonly person: string; readonly queue: UploadQueue } | null = null;

/** The uploads that become works. They continue while other screens are open. */
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
