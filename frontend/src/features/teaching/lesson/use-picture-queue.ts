import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { shrinkToFile } from '#frontend/src/lib/shrink-picture.ts';
import { useStore } from '#frontend/src/lib/store.ts';
import { UploadQueue } from '#frontend/src/lib/uploads/upload-queue.ts';
import { uploads } from '#shared/contracts/uploads.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Writing } from '../draft/use-draft.ts';

/**
 * Shrinks and uploads pictures, two at a time; each that has arrived is put into the draft. One that fails stays
 * in the list, with the reason, and does not hold up the others.
 */
export function usePictureQueue({ draft, addPicture }: Writing) {
  const { t } = useTranslation('teaching');
  const { user } = useSignedIn();
  const latest = useRef({ addPicture, notAPicture: '' });
  useEffect(() => {
    latest.current = { addPicture, notAPicture: t('notAPicture') };
  });
  const [queue] = useState(
    () =>
      new UploadQueue({
        person: user.id,
        purpose: 'lesson-picture',
        withThumbnails: false,
        prepare: (file) =>
          shrinkToFile(file).catch(() => {
            throw new Error(latest.current.notAPicture);
          }),
        finish: async ({ uploadId }) => {
          const stored = await send(uploads.endpoints.finish, { upload_id: uploadId });
          latest.current.addPicture(stored.file);
        },
      }),
  );
  useEffect(() => () => queue.stop(), [queue]);
  const items = useStore(queue.items);
  useEffect(() => {
    // What has arrived is shown among the pictures.
    for (const { id, state } of items) if (state === 'done') void queue.remove(id);
  }, [items, queue]);

  const pending = items.filter(({ state }) => state !== 'done');
  const room = Math.max(0, LIMITS.lessonPicturesMax - draft.pictures.length - pending.length);
  const [leftOut, setLeftOut] = useState(0);
  return {
    queue,
    pending,
    room,
    /** How many of those that were chosen last did not fit into the record. */
    leftOut,
    /** Pictures that are on their way: without them the record would lack what the teacher sees coming. */
    isBusy: pending.some(({ state }) => state !== 'failed'),
    add: (files: readonly File[]) => {
      setLeftOut(Math.max(0, files.length - room));
      queue.add(files.slice(0, room));
    },
  };
}
export type PictureUploads = ReturnType<typeof usePictureQueue>;
