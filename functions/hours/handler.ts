import { listHours } from '#functions/domain/hours/list-hours.ts';
import { createHandler } from '#functions/request/create-handler.ts';
import { hours } from '#shared/hours/contract.ts';
import { addEntry } from './add-entry.ts';
import { addManyEntries } from './add-many.ts';
import { exportHours } from './export-hours.ts';
import { getStatement } from './get-statement.ts';
import { refundPurchase } from './refund-purchase.ts';
import { reverseEntry } from './reverse-entry.ts';
import { settleAccount } from './settle-account.ts';

export const handler = createHandler(hours, {
  list: listHours,
  add: addEntry,
  addMany: addManyEntries,
  refund: refundPurchase,
  reverse: reverseEntry,
  settle: settleAccount,
  statement: getStatement,
  exportSheet: exportHours,
});
