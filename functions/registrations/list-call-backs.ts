import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList, platformList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import { searchPage } from '#functions/platform/text-search.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { Input } from '#shared/endpoint.ts';
import type { CallBackId } from '#shared/ids.ts';
import type { registrations } from '#shared/registrations/contract.ts';
import { CALL_BACK_LISTS, callBacks, searchTexts, stateOf, toCallBackDto } from './call-backs.ts';

type List = typeof registrations.endpoints.callBacks;

const loadCallBacks = (ids: readonly string[]) => callBacks.getMany(ids as CallBackId[]);

async function listed({ state, limit }: Input<List>, from: Item | undefined) {
  const list = platformList(CALL_BACK_LISTS[state ?? 'all']);
  const { entries, next } = await pageOfList(list, { limit, from, descending: true });
  const found = await loadCallBacks(entries.map(({ target }) => target));
  return { items: found.flatMap((callBack) => callBack ?? []), next };
}

const searched = ({ search = '', state, limit }: Input<List>, from: Item | undefined) =>
  searchPage({
    pk: platformList(CALL_BACK_LISTS.find),
    words: search,
    limit,
    from,
    load: async (ids) =>
      (await loadCallBacks(ids)).map((callBack) =>
        callBack && (!state || stateOf(callBack) === state) ? callBack : undefined,
      ),
    texts: searchTexts,
  });

export const listCallBacks: UseCase<List> = async ({ language }, input) => {
  const { search = '', state = 'all' } = input;
  const name = `call-backs ${state} ${search}`;
  const from = await fromCursor(input.cursor, name);
  const { items, next } = search ? await searched(input, from) : await listed(input, from);
  return {
    list: await Promise.all(items.map((callBack) => toCallBackDto(callBack, language))),
    cursor: await toCursor(next, name),
  };
};
