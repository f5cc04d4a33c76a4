import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { shrinkToFile } from '#frontend/src/lib/shrink-picture.ts';
import { useStore } from '#frontend/src/lib/store.ts';
import { UploadQueue } from '#frontend/src/lib/uploads/upload-queue.ts';
import { uploads } from '#shared/uploads/contract.ts';
import { setPending } from './pending-media.ts';

export interface Media {
  readonly key: string;
  readonly url: string;
}

interface Options {
  /** Pictures are made small before they are sent, videos are sent as they are. */
  readonly of: 'pictures' | 'video';
  readonly onArrived: (media: Media) => void;
}

/** Uploads pictures or a video of a report; what fails stays in the list with the reason. */
export function useMediaQueue({ of, onArrived }: Options) {
  const { t } = useTranslation('reports');
  const { user } = useSignedIn();
  const latest = useRef({ onArrived, notAPicture: '' });
  useEffect(() => {
    latest.current = { onArrived, notAPicture: t('editor.notAPicture') };
  });
  const [queue] = useState(
    () =>
      new UploadQueue({
        person: user.id,
        purpose: of === 'pictures' ? 'report-picture' : 'report-video',
        withThumbnails: false,
        ...(of === 'pictures' && {
          prepare: (file: File) =>
            shrinkToFile(file).catch(() => {
              throw new Error(latest.current.notAPicture);
            }),
        }),
        finish: async ({ uploadId }) => {
          const { file } = await send(uploads.endpoints.finish, { upload_id: uploadId });
          latest.current.onArrived({ key: file.key, url: file.url });
        },
      }),
  );
  useEffect(() => () => queue.stop(), [queue]);
  const items = useStore(queue.items);
  useEffect(() => {
    for (const { id, state } of items) if (state === 'done') void queue.remove(id);
  }, [items, queue]);
  const pending = items.filter(({ state }) => state !== 'done');
  useEffect(() => setPending(of, pending.length), [of, pending.length]);
  useEffect(() => () => setPending(of, 0), [of]);
  return { queue, pending };
}
