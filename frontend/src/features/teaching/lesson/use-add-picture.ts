import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shrinkToFile } from '#frontend/src/lib/shrink-picture.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useStoreFile } from '#frontend/src/lib/uploads/store-file.ts';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';
import { useStartLesson } from '../queries.ts';

interface Stored {
  readonly key: string;
  readonly url: string;
}

/** Makes a picture small, and stores it at once: the record names it when it is sent. */
export function useAddPicture({ id, state }: LessonDto, onStored: (picture: Stored) => void) {
  const { t } = useTranslation('teaching');
  const { mutateAsync } = useStoreFile('lesson-picture');
  const start = useStartLesson();
  const [working, setWorking] = useState(false);

  async function add(chosen: File): Promise<void> {
    setWorking(true);
    const file = await shrinkToFile(chosen).catch(() => undefined);
    try {
      if (!file) return void toast.error(t('notAPicture'));
      // A record is written afterwards without a start; pictures are kept for a lesson that has begun.
      if (state === 'planned') await start.mutateAsync({ lesson_id: id });
      onStored(await mutateAsync(file));
    } catch {
      // The client of the API has told it.
    } finally {
      setWorking(false);
    }
  }
  return { working, add: (file: File) => void add(file) };
}
