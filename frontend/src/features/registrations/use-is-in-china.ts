import { useLanguage } from '#frontend/src/lib/language.ts';

/**
 * Whether the areas of China are asked for. Until the browser has said where it is, the language tells, so that a drawn
 * page of most visitors does not move.
 */
export function useIsInChina(country: string): boolean {
  const language = useLanguage();
  return country === '' ? language === 'zh' : country === 'CN';
}
