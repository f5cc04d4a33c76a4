import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#shared/endpoint.ts';
import { schools } from '#shared/schools/contract.ts';
import { queryOf } from './query.ts';
import { useSignedIn } from './session.ts';

const { overdueInfo } = schools.endpoints;

export type Subscription = Answer<typeof overdueInfo>;

/** The school's subscription: its period, and the contact for renewals. */
export function useSubscription({ enabled = true } = {}) {
  const { id } = useSignedIn().user;
  return useQuery({ ...queryOf(overdueInfo, { user_id: id }), enabled });
}
