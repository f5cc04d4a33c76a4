import { homePart } from '#shared/homes/part.ts';
import { works } from './contract.ts';
import { WORKS_SHOWN } from './limits.ts';

const { list, tipOffs, waiting } = works.endpoints;

/** Works that staff have to decide on: the longest waiting of each kind. */
const TO_DECIDE_ON = 3;

export const WORKS_HOME = {
  works: homePart(list, ['student'], { scope: 'mine', limit: WORKS_SHOWN }),
  waitingWorks: homePart(waiting, ['staff'], { limit: TO_DECIDE_ON }),
  reportedWorks: homePart(tipOffs, ['staff'], { action: 'list', limit: TO_DECIDE_ON }),
};
