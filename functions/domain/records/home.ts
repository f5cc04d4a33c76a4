import { listMissing } from './list-missing.ts';
import { listOwnRecords } from './list-own-records.ts';

export const RECORDS_READINGS = {
  records: listOwnRecords,
  missingCount: listMissing,
  missing: listMissing,
};
