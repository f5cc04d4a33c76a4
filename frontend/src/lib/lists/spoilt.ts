import { LIMITS } from '#shared/limits.ts';
import type { ListField } from './headings.ts';

/** Invisible characters (zero width, text direction), which come with copied text. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** What a file or a program has made of a value, so that a person has to write it. */
export type Spoilt =
  | 'formula_error'
  | 'formula_without_value'
  | 'shortened'
  | 'unreadable'
  | 'too_much'
  | 'invisible';

export function spoiltBy(field: ListField, value: string): Spoilt | undefined {
  if (/^#[A-Z0-9/]+[!?A-Z]$/.test(value)) return 'formula_error';
  if (value.startsWith('=')) return 'formula_without_value';
  if (value.includes('\ufffd')) return 'unreadable';
  if (field === 'phone' && /^\d(\.\d+)?e\+?\d+$/i.test(value)) return 'shortened';
  // One cell that is too long would refuse the whole call.
  if (field !== 'remark' && Array.from(value).length > LIMITS.rowTextMax) return 'too_much';
  return value === withoutInvisible(value) ? undefined : 'invisible';
}
