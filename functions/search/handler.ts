import { createHandler } from '#functions/request/create-handler.ts';
import { search } from '#shared/contracts/search.ts';
import { searchSchool } from './search-school.ts';

export const handler = createHandler(search, { find: searchSchool });
