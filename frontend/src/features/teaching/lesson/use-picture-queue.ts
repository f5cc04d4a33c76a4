import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { shrinkToFile } from '#frontend/src/lib/shrink-picture.ts';
import { useStore } from '#frontend/src/lib/store.ts';
import { UploadQueue } from '#frontend/src/lib/uploads/upload-queue.ts';
import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';
import { uploads } from '#shared/uploads/contract.ts';
import type { Writing } from '../draft/use-record-draft.ts';

/** The order in which files were chosen, whichever of them arrives first. */
class Places {
  private readonly ofFiles = new WeakMap<File, number>();
  private readonly ofKeys = new Map<string, number>();
  private last = 0;

  choose(files: readonly File[]): void {
    for (const file of files) {
      this.last += 1;
      this.ofFiles.set(file, this.last);
    }
  }

  /** Another file, made of a chosen one. */
  replace(file: File, made: File): File {
    this.ofFiles.set(made, this.ofFiles.get(file) ?? this.last);
    return made;
  }

  /** Says of the keys of other pictures whether they come later than this one. */
  arrive(file: File, key: string): (other: string) => boolean {
    const place = this.ofFiles.get(file) ?? this.last;
    this.ofKeys.set(key, place);
    return (other) => (this.ofKeys.get(other) ?? 0) > place;
  }
}

/**
 * Shrinks and uploads pictures, two at a time; each that has arrived is put into the draft, in the order in which
 * they were chosen. One that fails stays in the list, with the reason, and does not hold up the others.
 */
export function usePictureQueue({ values, addPicture }: Writing) {
  const { t } = useTranslation('teaching');
  const { user } = useSignedIn();
  const latest = useRef({ addPicture, notAPicture: '' });
  useEffect(() => {
    latest.current = { addPicture, notAPicture: t('notAPicture') };
  });
  const [places] = useState(() => new Places());
  const [queue] = useState(
    () =>
      new UploadQueue({
        person: user.id,
        purpose: 'lesson-picture',
        withThumbnails: false,
        prepare: async (file) => {
          const made = await shrinkToFile(file).catch(() => {
            throw new Error(latest.current.notAPicture);
          });
          return places.replace(file, made);
        },
        finish: async ({ file, uploadId }) => {
          const { file: stored } = await send(uploads.endpoints.finish, { upload_id: uploadId });
          latest.current.addPicture(stored, places.arrive(file, stored.key));
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
  const room = Math.max(0, TEACHING_LIMITS.picturesMax - values.pictures.length - pending.length);
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
      const added = files.slice(0, room);
      places.choose(added);
      queue.add(added);
    },
  };
}
export type PictureUploads = ReturnType<typeof usePictureQueue>;
