import type { UseCase } from '#functions/request/create-handler.ts';
import type { FreeableView, usage } from '#shared/usage/contract.ts';
import type { ViewQuery } from './entries/entry.ts';
import { loadUnused } from './entries/files.ts';
import { weighBin, weighOldVersions } from './entries/works.ts';

/** Works that are weighed, each with a query of its versions, and files that are read. */
const WORKS = 12;
const FILES = 30;

interface Sum {
  readonly bytes: number;
  readonly count: number;
  readonly now: number;
  readonly more: boolean;
}
type Query = Omit<ViewQuery, 'limit'>;

const sumOf = (each: readonly { readonly bytes: number }[]): number =>
  each.reduce((sum, { bytes }) => sum + bytes, 0);

async function sumBin(query: Query): Promise<Sum> {
  const { weighed, next } = await weighBin({ ...query, limit: WORKS });
  const count = weighed.length;
  return { bytes: sumOf(weighed), count, now: count, more: next !== undefined };
}

async function sumUnused(query: Query): Promise<Sum> {
  const { files, next } = await loadUnused({ ...query, limit: FILES });
  const now = files.filter(({ until }) => until <= query.now.toISOString()).length;
  return { bytes: sumOf(files), count: files.length, now, more: next !== undefined };
}

async function sumOldVersions(query: Query): Promise<Sum> {
  const { weighed, next } = await weighOldVersions({ ...query, limit: WORKS });
  const count = weighed.reduce((sum, { files }) => sum + files, 0);
  return { bytes: sumOf(weighed), count, now: 0, more: next !== undefined };
}

const SUMS: Readonly<Record<FreeableView, (query: Query) => Promise<Sum>>> = {
  bin: sumBin,
  unused: sumUnused,
  versions: sumOldVersions,
};

export const showFreeable: UseCase<typeof usage.endpoints.freeable> = (actor, { view }, deps) =>
  SUMS[view]({ actor, now: deps.now(), from: undefined });
