import type { Language } from '#shared/languages.ts';

interface FilesOfLanguage {
  /** The documents, and what a child's home needs: without them the worker is not installed. */
  readonly first: readonly string[];
  /** What the other pages of a child need. */
  readonly more: readonly string[];
}

/** What the build tells the worker (`frontend/build/service-worker.ts`). */
export interface Kept {
  /** Differs whenever a document or a file does. */
  readonly version: string;
  /** Addresses of a child's pages, as patterns. */
  readonly pages: readonly string[];
  /** Of the documents, whose names stay from version to version: SHA-256, in hexadecimal digits. */
  readonly hashes: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<Language, FilesOfLanguage>>;
  readonly editor: { readonly version: string; readonly files: readonly string[] };
}

declare const __KEPT__: Kept;

export const kept: Kept = __KEPT__;
