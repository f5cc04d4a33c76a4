import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { decodeText } from '#shared/text-encodings.ts';

/** A work's file; none for an empty address. Its signed address ends after some minutes; the file stays what it is. */
const useFile = <T>(url: string, read: (file: Response) => Promise<T>, as: string) =>
  useQuery({
    // biome-ignore lint/plugin/query-keys: fetches a file, makes no call.
    queryKey: ['files', as, new URL(url, location.href).pathname],
    queryFn: async ({ signal }) => {
      const file = await fetch(url, { signal });
      if (file.ok) return read(file);
      throw new ApiError({ kind: 'network', message: i18next.t('common:networkError') });
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: url !== '',
  });

export const useBytes = (url: string) => useFile(url, (file) => file.arrayBuffer(), 'bytes');
/** A text in whatever encoding it was saved; empty for what is none. */
export const useText = (url: string) =>
  useFile(
    url,
    async (file) => decodeText(new Uint8Array(await file.arrayBuffer()))?.text ?? '',
    'text',
  );
