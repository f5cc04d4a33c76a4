import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const FILES = globSync('frontend/src/**/*.draft.ts').toSorted();

interface Found {
  readonly draftKind: { readonly kind: string; readonly screen: string };
}

const modules: readonly Found[] = await Promise.all(
  FILES.map((file) => import(pathToFileURL(file).href)),
);

/** Every editor that keeps drafts, as its file `<noun>.draft.ts` describes it. */
export const DRAFT_KINDS = modules.map(({ draftKind }) => draftKind);
