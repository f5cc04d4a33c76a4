import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shrinkToFile } from '#frontend/src/lib/shrink-picture.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useStoreFile } from '#frontend/src/lib/uploads/store-file.ts';
import type { StoredPicture } from '#frontend/src/ui/rich-text/editor-extensions.ts';

/** Makes a chosen picture small, stores it as one of the task's, and hands over where it is. */
export function useAttachPicture(onStored: (picture: StoredPicture) => void) {
  const { t } = useTranslation('tasks');
  const { mutateAsync } = useStoreFile('attachment');
  const [working, setWorking] = useState(false);
  async function choose(file: File): Promise<void> {
    setWorking(true);
    const small = await shrinkToFile(file).catch(() => undefined);
    try {
      if (small) {
        const { key, url } = await mutateAsync(small);
        onStored({ key, url, name: file.name.replace(/\.\w+$/, '') });
      } else toast.error(t('notAPicture'));
    } catch {
      // The toast has been shown by the client of the API.
    } finally {
      setWorking(false);
    }
  }
  return { choose, working };
}
