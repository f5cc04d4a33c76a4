import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shrinkPicture } from '#frontend/src/lib/shrink-picture.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { LessonRecord } from '#shared/contracts/lesson-fields.ts';
import { useStartLesson, useStorePicture } from '../queries.ts';

interface Stored {
  readonly key: string;
  readonly url: string;
}

/** Makes a picture small, and stores it at once: the record names it when it is sent. */
export function useAddPicture({ id, state }: LessonRecord, onStored: (picture: Stored) => void) {
  const { t } = useTranslation('teaching');
  const { mutateAsync } = useStorePicture();
  const start = useStartLesson();
  const [working, setWorking] = useState(false);

  async function add(chosen: File): Promise<void> {
    setWorking(true);
    const file = await shrinkPicture(chosen).catch(() => undefined);
    try {
      if (!file) return void toast.error(t('notAPicture'));
      // A record is written afterwards without a start; pictures are kept for a lesson that has begun.
      if (state === 'planned') await start.mutateAsync({ lesson_id: id });
      onStored(await mutateAsync({ lesson_id: id, file }));
    } catch {
      // The client of the API has told it.
    } finally {
      setWorking(false);
    }
  }
  return { working, add: (file: File) => void add(file) };
}
