import { LIMITS } from '#shared/limits.ts';
import { endingOf, maxBytesOf, UPLOAD_RULES, type UploadPurpose } from '#shared/uploads.ts';

/** Why a file is not even begun with. */
export type Refusal =
  | { readonly rule: 'ending'; readonly endings: string }
  | { readonly rule: 'size'; readonly bytes: number }
  | { readonly rule: 'empty' };

interface Named {
  readonly name: string;
  readonly size: number;
}

/** The server's own rules, before a byte is sent. */
export function checkFile({ name, size }: Named, purpose: UploadPurpose): Refusal | null {
  const { endings } = UPLOAD_RULES[purpose];
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
export const acceptOf = (purpose: UploadPurpose): string =>
  UPLOAD_RULES[purpose].endings.map((ending) => `.${ending}`).join(',');
