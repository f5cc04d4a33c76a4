import { LIMITS } from '#shared/limits.ts';
import {
  type Ending,
  endingOf,
  maxBytesOf,
  UPLOAD_RULES,
  type UploadPurpose,
} from '#shared/uploads.ts';

/** Why a file is not even begun with. */
export type Refusal =
  | { readonly rule: 'ending'; readonly endings: string }
  | { readonly rule: 'size'; readonly bytes: number }
  | { readonly rule: 'empty' };

interface Named {
  readonly name: string;
  readonly size: number;
}

/** The server's own rules before a byte is sent; `endings`: of those it would take, the ones wanted here. */
export function checkFile(
  { name, size }: Named,
  purpose: UploadPurpose,
  endings: readonly Ending[] = UPLOAD_RULES[purpose].endings,
): Refusal | null {
  const ending = endingOf(name);
  if (!ending || !endings.includes(ending)) return { rule: 'ending', endings: endings.join(', ') };
  if (size === 0) return { rule: 'empty' };
  const bytes = maxBytesOf(purpose, ending);
  return size > bytes ? { rule: 'size', bytes } : null;
}

/** A name as the server takes it: at most so long, with its ending. */
export function uploadName(name: string): string {
  const shown = name.replaceAll(/\p{Cc}/gu, ' ').trim();
  if (shown.length <= LIMITS.fileNameMax) return shown;
  const ending = shown.slice(shown.lastIndexOf('.'));
  return shown.slice(0, LIMITS.fileNameMax - ending.length).toWellFormed() + ending;
}

/** What the system's dialog for files offers. */
export const acceptOf = (endings: readonly Ending[]): string =>
  endings.map((ending) => `.${ending}`).join(',');
