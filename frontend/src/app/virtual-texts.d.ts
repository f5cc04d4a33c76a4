/** The texts of every folder `i18n`, by namespace; written by `frontend/build/texts`. */
declare module 'virtual:texts' {
  import type { Language } from '#shared/languages.ts';

  type Loaders = Readonly<Partial<Record<Language, () => Promise<Record<string, string>>>>>;

  export const texts: Readonly<Record<string, Loaders>>;
}
