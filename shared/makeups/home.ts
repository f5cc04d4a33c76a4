import { homePart } from '#shared/homes/part.ts';
import { makeups } from './contract.ts';
import { MAKEUPS_SHOWN } from './limits.ts';

export const MAKEUPS_HOME = {
  makeups: homePart(makeups.endpoints.list, ['student'], { limit: MAKEUPS_SHOWN }),
};
