import { CACHE } from '#frontend/src/lib/offline/caches.ts';
import { isLanguage, type Language, matchLanguage } from '#shared/languages.ts';
import { hashOf } from './hash-of.ts';
import { kept } from './kept.ts';
import { scope } from './worker-scope.ts';

const FILES = CACHE.files + kept.version;
const EDITOR = CACHE.editor + kept.editor.version;

/** A note of the worker to itself, which is nobody's; no file is called like that. */
const LANGUAGE_NOTE = '/classroom-language';

/** How many are asked for at a time: the page and the child's own work come first. */
const AT_ONCE = 4;

/** The language of the last page that said so, else the browser's. */
export async function keptLanguage(): Promise<Language> {
  const note = await caches.match(LANGUAGE_NOTE, { cacheName: CACHE.language });
  const language = await note?.text();
  return isLanguage(language) ? language : matchLanguage(scope.navigator.languages);
}

export const noteLanguage = async (language: Language): Promise<void> =>
  (await caches.open(CACHE.language)).put(LANGUAGE_NOTE, new Response(language));

/** A connection that is there and brings nothing must not keep the worker from going. */
const LONGEST_MS = 120_000;

/** Files have a hash of their content in their names, or the version of the package; documents have not. */
const hasOwnVersion = (path: string): boolean => path.startsWith('/assets/');

async function fetchFile(path: string): Promise<Response> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const found = await fetch(path, hasOwnVersion(path) ? { signal } : { signal, cache: 'no-cache' });
  if (!found.ok) throw new Error(`${path}: ${found.status}`);
  const hash = kept.hashes[path];
  // The server may have the next version by now, whose files this one does not know.
  if (hash && (await hashOf(found.clone())) !== hash) throw new Error(`${path}: another version`);
  return found;
}

async function keepFile(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path)) return;
  const before = hasOwnVersion(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
  await cache.put(path, before ?? (await fetchFile(path)));
}

/** Rejects when one of them cannot be had; the others are kept all the same. */
async function keepAll(name: string, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  const open = [...paths];
  const keepOpen = async (): Promise<void> => {
    for (let path = open.shift(); path; path = open.shift()) await keepFile(cache, path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepOpen));
}

export const keepFirst = (language: Language): Promise<void> =>
  keepAll(FILES, kept.files[language].first);
export const keepMore = (language: Language): Promise<void> =>
  keepAll(FILES, kept.files[language].more);
export const keepEditor = (): Promise<void> => keepAll(EDITOR, kept.editor.files);

/** The file as any version has it. */
export const keptFile = (path: string): Promise<Response | undefined> =>
  caches.match(path, { ignoreVary: true, ignoreSearch: true });

/** The file of this version: documents of different versions have the same names. */
export const ownFile = (path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: FILES, ignoreVary: true });

/** Keeps a file that a child's page has loaded. */
export const addFile = async (path: string, response: Response): Promise<void> =>
  (await caches.open(FILES)).put(path, response);
export const addEditorFile = async (path: string, response: Response): Promise<void> =>
  (await caches.open(EDITOR)).put(path, response);

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** A device that is full gives up what can be loaded again before it stays with the version before. */
export async function keepFirstEvenIfFull(language: Language): Promise<void> {
  try {
    await keepFirst(language);
  } catch (error) {
    if (!isFull(error)) throw error;
    await Promise.all([CACHE.library, EDITOR].map((name) => caches.delete(name)));
    await keepFirst(language);
  }
}

/** Pages of the version before may still be open: its files stay until the next version. */
export async function dropOldVersions(): Promise<void> {
  const names = await caches.keys();
  const before = names
    .filter((name) => name.startsWith(CACHE.files) && name !== FILES)
    .slice(0, -1);
  const editors = names.filter((name) => name.startsWith(CACHE.editor) && name !== EDITOR);
  await Promise.all([...before, ...editors].map((name) => caches.delete(name)));
}
