import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shrinkPicture } from '#frontend/src/lib/shrink-picture.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useStorePicture } from './queries.ts';

export interface StoredPicture {
  readonly key: string;
  readonly url: string;
  readonly name: string;
}

/** Makes a chosen file small, stores it at the school, and hands over where it is. */
export function useChoosePicture(onStored: (picture: StoredPicture) => void) {
  const { t } = useTranslation('institutions');
  const { mutateAsync } = useStorePicture();
  const [working, setWorking] = useState(false);

  async function choose(file: File): Promise<void> {
    setWorking(true);
    const small = await shrinkPicture(file).catch(() => undefined);
    try {
      if (small) onStored({ ...(await mutateAsync(small)), name: file.name.replace(/\.\w+$/, '') });
      else toast.error(t('notAPicture'));
    } catch {
      // The toast has been shown by the client of the API.
    } finally {
      setWorking(false);
    }
  }
  return { choose, working };
}
