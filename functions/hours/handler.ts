import { listHours } from '#functions/domain/hours/list-hours.ts';
import { createHandler } from '#functions/request/create-handler.ts';
import { hours } from '#shared/contracts/hours.ts';
import { addEntry } from './add-entry.ts';
import { exportHours } from './export-hours.ts';
import { getStatement } from './get-statement.ts';
import { reverseEntry } from './reverse-entry.ts';
import { settleAccount } from './settle-account.ts';

export const handler = createHandler(hours, {
  list: listHours,
  add: addEntry,
  reverse: reverseEntry,
  settle: settleAccount,
  statement: getStatement,
  exportSheet: exportHours,
});
