import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shrinkToFile } from '#frontend/src/lib/shrink-picture.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useStoreFile } from '#frontend/src/lib/uploads/store-file.ts';
import type { StoredPicture } from '#frontend/src/ui/rich-text/editor-extensions.ts';

/** Shrinks a chosen picture and uploads it. `onStored` gets the stored picture. */
export function useChoosePicture(onStored: (picture: StoredPicture) => void) {
  const { t } = useTranslation('institutions');
  const { mutateAsync } = useStoreFile('picture');
  const [working, setWorking] = useState(false);

  async function choose(file: File): Promise<void> {
    setWorking(true);
    const small = await shrinkToFile(file).catch(() => undefined);
    try {
      if (small) onStored({ ...(await mutateAsync(small)), name: file.name.replace(/\.\w+$/, '') });
      else toast.error(t('notAPicture'));
    } catch {
      // The API client has shown a toast.
    } finally {
      setWorking(false);
    }
  }
  return { choose, working };
}
