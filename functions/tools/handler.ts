import { createHandler } from '#functions/request/create-handler.ts';
import { tools } from '#shared/tools/contract.ts';
import { countPicks } from './count-picks.ts';
import { getPicks } from './get-picks.ts';
import { listTools } from './list-tools.ts';

export const handler = createHandler(tools, { list: listTools, picks: getPicks, pick: countPicks });
