import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import {
  type Ending,
  endingOf,
  maxBytesOf,
  UPLOAD_RULES,
  type UploadPurpose,
} from '#shared/uploads/rules.ts';

/** Why a file is refused before the upload starts. */
export type Refusal =
  | { readonly rule: 'ending'; readonly endings: string }
  | { readonly rule: 'size'; readonly bytes: number }
  | { readonly rule: 'empty' };

interface Named {
  readonly name: string;
  readonly size: number;
}

/** Checks the server's rules before the upload; `endings` are the file extensions accepted here. */
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

/** A name that the server accepts: no control characters, and cut to the maximum length with its extension kept. */
export function uploadName(name: string): string {
  const shown = name.replaceAll(/\p{Cc}/gu, ' ').trim();
  if (shown.length <= UPLOAD_LIMITS.fileNameMax) return shown;
  const ending = shown.slice(shown.lastIndexOf('.'));
  return shown.slice(0, UPLOAD_LIMITS.fileNameMax - ending.length).toWellFormed() + ending;
}

/** The `accept` attribute of a file input. */
export const acceptOf = (endings: readonly Ending[]): string =>
  endings.map((ending) => `.${ending}`).join(',');
