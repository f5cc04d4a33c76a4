import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { loadBlockWords } from './block-words.ts';

/** The words of blocks in the current language; undefined while loading. */
export function useBlockWords() {
  const language = useLanguage();
  const { data } = useQuery({
    // biome-ignore lint/plugin/query-keys: a part of our own code, no call.
    queryKey: ['scratch', 'block-words', language],
    queryFn: () => loadBlockWords(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
