import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shrinkToFile } from '#frontend/src/lib/shrink-picture.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useStoreFile } from '#frontend/src/lib/uploads/store-file.ts';
import type { StoredPicture } from './editor-extensions.ts';

/** Shrinks a chosen picture, uploads it as an attachment, and answers its address. */
export function useAttachPicture(onStored: (picture: StoredPicture) => void) {
  const { t } = useTranslation('richText');
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
      // The client of the API has shown why.
    } finally {
      setWorking(false);
    }
  }
  return { choose, working };
}
