import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shrinkToFile } from '#frontend/src/lib/shrink-picture.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useStoreFile } from '#frontend/src/lib/uploads/store-file.ts';

export interface UploadedPicture {
  readonly key: string;
  readonly url: string;
}

/** Shrinks a chosen picture and uploads it; what is clear of it stays clear. */
export function useUpload(onStored: (picture: UploadedPicture) => void) {
  const { t } = useTranslation('certificates');
  const { mutateAsync } = useStoreFile('certificate-picture');
  const [working, setWorking] = useState(false);
  const upload = async (file: File): Promise<void> => {
    setWorking(true);
    const small = await shrinkToFile(file).catch(() => undefined);
    try {
      if (small) onStored(await mutateAsync(small));
      else toast.error(t('editor.notAPicture'));
    } catch {
      // The API client has shown a toast.
    } finally {
      setWorking(false);
    }
  };
  return { upload, working };
}
