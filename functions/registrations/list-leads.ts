import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList, platformList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import { searchPage } from '#functions/platform/text-search.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { registrations } from '#shared/contracts/registrations.ts';
import type { LeadId } from '#shared/ids.ts';
import { LEAD_LISTS, leads, searchTexts, stateOf, toLeadDto } from './leads.ts';

type List = typeof registrations.endpoints.leads;

const load = (ids: readonly string[]) => leads.getMany(ids as LeadId[]);

async function listed({ state, limit }: Input<List>, from: Item | undefined) {
  const list = platformList(LEAD_LISTS[state ?? 'all']);
  const { entries, next } = await pageOfList(list, { limit, from, descending: true });
  const found = await load(entries.map(({ target }) => target));
  return { items: found.flatMap((lead) => lead ?? []), next };
}

const searched = ({ search = '', state, limit }: Input<List>, from: Item | undefined) =>
  searchPage({
    pk: platformList(LEAD_LISTS.find),
    words: search,
    limit,
    from,
    load: async (ids) =>
      (await load(ids)).map((lead) =>
        lead && (!state || stateOf(lead) === state) ? lead : undefined,
      ),
    texts: searchTexts,
  });

export const listLeads: UseCase<List> = async ({ language }, input) => {
  const { search = '', state = 'all' } = input;
  const name = `leads ${state} ${search}`;
  const from = await fromCursor(input.cursor, name);
  const { items, next } = search ? await searched(input, from) : await listed(input, from);
  return {
    list: await Promise.all(items.map((lead) => toLeadDto(lead, language))),
    cursor: await toCursor(next, name),
  };
};
