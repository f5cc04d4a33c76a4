import { homePart } from '#shared/homes/part.ts';
import { teaching } from './contract.ts';
import { MISSING_SHOWN, RECORDS_SHOWN } from './limits.ts';

const { missing, ownRecords } = teaching.endpoints;

export const TEACHING_HOME = {
  records: homePart(ownRecords, ['student'], { limit: RECORDS_SHOWN }),
  missingCount: homePart(missing, ['staff'], { limit: 1 }),
  missing: homePart(missing, ['live'], { limit: MISSING_SHOWN }),
};
