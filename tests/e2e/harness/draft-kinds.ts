import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const FILES = globSync('frontend/src/**/*.draft.ts').toSorted();

export interface DraftKindFound {
  readonly kind: string;
  readonly screen: string;
}
interface Found {
  readonly draftKind: DraftKindFound;
}

const modules: readonly Found[] = await Promise.all(
  FILES.map((file) => import(pathToFileURL(file).href)),
);

/** Every editor that keeps drafts, as its file `<noun>.draft.ts` describes it. */
export const DRAFT_KINDS = modules.map(({ draftKind }) => draftKind);
