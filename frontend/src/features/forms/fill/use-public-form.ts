import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import type { Answer } from '#shared/endpoint.ts';
import { forms } from '#shared/forms/contract.ts';
import { deviceName } from './kept-answers.ts';

export type PublicForm = Answer<typeof forms.endpoints.one>;
type School = PublicForm['school'];

/** The end of the address of a child's page, of which the whole may have been pasted. */
const childOf = (address: string): string =>
  /([^/?#\s]+)\/?(?:[?#].*)?$/.exec(address.trim())?.[1] ?? '';

/** The form of the address, and who is about to answer it. */
export function usePublicForm() {
  const [search, setSearch] = useSearchParams();
  const [device] = useState(deviceName);
  const child = search.get('child');
  const address = { form: search.get('form') ?? '', device, ...(child && { child }) };
  const query = useQuery({
    ...queryOf(forms.endpoints.one, address),
    // What is typed is not taken away by a form that was read anew.
    refetchOnWindowFocus: false,
  });
  const answerFor = (pasted: string) =>
    setSearch({ form: address.form, child: childOf(pasted) }, { replace: true });
  return { address, query, answerFor };
}
export type FormAddress = ReturnType<typeof usePublicForm>['address'];

/** The school to turn to when an address is not good any more; undefined for any other error. */
export function schoolOfOver(error: Error | null): School | null | undefined {
  if (!(error instanceof ApiError) || typeof error.data !== 'object') return undefined;
  const { school } = (error.data ?? {}) as { readonly school?: School | null };
  return school;
}
