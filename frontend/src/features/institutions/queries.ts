import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { schools } from '#shared/contracts/schools.ts';

const { endpoints } = schools;
export type Institution = Answer<typeof endpoints.getInfo>;
export type Introduction = Answer<typeof endpoints.introduction>;

export const useInstitution = () => useQuery(queryOf(endpoints.getInfo, {}));

export const useIntroduction = (school: string) =>
  useQuery({ ...queryOf(endpoints.introduction, { school }), retry: false });

/** A part of the information is saved: whatever shows it is asked for anew. */
const saving = { changes: [endpoints.getInfo], quiet: true } as const;

export const useSaveInformation = () => useChange(endpoints.edit, saving);
export const useSaveAbout = () => useChange(endpoints.editAbout, saving);
