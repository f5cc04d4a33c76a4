import { useDeferredValue } from 'react';
import type { LeadId } from '#shared/ids.ts';
import type { Duplicate } from '#shared/leads/fields.ts';
import { Phone } from '#shared/people/phones.ts';
import { useDuplicates } from '../queries.ts';

const NONE: readonly Duplicate[] = [];

/** Who has one of the phones that are being typed; asked once a phone is whole. */
export function useTypedDuplicates(typed: readonly string[], id?: LeadId): readonly Duplicate[] {
  const whole = typed.flatMap((phone) => Phone().safeParse(phone).data ?? []);
  const text = useDeferredValue(whole.join(' '));
  const phones = text === '' ? [] : text.split(' ');
  const { data } = useDuplicates(phones, id);
  return phones.length > 0 ? (data ?? NONE) : NONE;
}
