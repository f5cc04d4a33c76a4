import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#frontend/src/lib/save-file.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { Session } from './session.ts';

/** Saves the project as a file of the device. */
export function useDownload(session: RefObject<Session | null>): () => void {
  const { t } = useTranslation('scratch');
  const download = async () => {
    const file = await session.current?.file();
    if (file) saveFile(file.name, file.bytes);
    else toast.error(t('lost.noFile'));
  };
  return () => void download();
}
