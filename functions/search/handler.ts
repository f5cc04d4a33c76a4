import { createHandler } from '#functions/request/create-handler.ts';
import { search } from '#shared/search/contract.ts';
import { searchSchool } from './search-school.ts';

export const handler = createHandler(search, { find: searchSchool });
