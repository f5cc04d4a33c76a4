import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import type { Answer, Payload } from '#shared/contracts/endpoint.ts';
import { schools } from '#shared/contracts/schools.ts';

const { endpoints } = schools;
export type Institution = Answer<typeof endpoints.getInfo>;
export type Introduction = Answer<typeof endpoints.introduction>;

const keys = {
  own: ['institution'] as const,
  introduction: (school: string) => ['introduction', school] as const,
};

export const useInstitution = () =>
  useQuery({
    queryKey: keys.own,
    queryFn: ({ signal }) => send(endpoints.getInfo, {}, { signal }),
  });

export const introductionOf = (school: string) =>
  queryOptions({
    queryKey: keys.introduction(school),
    queryFn: ({ signal }) => send(endpoints.introduction, { school }, { signal }),
    retry: false,
  });

/** Saves a part of the information; whatever shows it is asked for anew. */
function useSave<E extends typeof endpoints.edit | typeof endpoints.editAbout>(endpoint: E) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (payload: Payload<E>) => send(endpoint, payload),
    meta: { quiet: true },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.own }),
  });
}

export const useSaveInformation = () => useSave(endpoints.edit);
export const useSaveAbout = () => useSave(endpoints.editAbout);
