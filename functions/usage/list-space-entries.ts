import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { UsageView, usage } from '#shared/usage/contract.ts';
import { pageOfChanges } from './entries/changes.ts';
import type { ViewPage, ViewQuery } from './entries/entry.ts';
import { pageOfLargest, pageOfUnused } from './entries/files.ts';
import { pageOfPeople } from './entries/people.ts';
import { pageOfBin, pageOfOldVersions } from './entries/works.ts';

const VIEWS: Readonly<Record<UsageView, (query: ViewQuery) => Promise<ViewPage>>> = {
  changes: pageOfChanges,
  people: pageOfPeople,
  largest: pageOfLargest,
  bin: pageOfBin,
  unused: pageOfUnused,
  versions: pageOfOldVersions,
};

export const listSpaceEntries: UseCase<typeof usage.endpoints.spaceEntries> = async (
  actor,
  { view, limit, cursor },
  deps,
) => {
  const list = `usage ${actor.schoolId} ${view}`;
  const from = await fromCursor(cursor, list);
  const { entries, next } = await VIEWS[view]({ actor, now: deps.now(), limit, from });
  return { list: [...entries], cursor: await toCursor(next, list) };
};
