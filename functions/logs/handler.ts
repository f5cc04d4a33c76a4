import { createHandler } from '#functions/request/create-handler.ts';
import { logs } from '#shared/logs/contract.ts';
import { exportLog } from './export-log.ts';
import { listLogins, listOwnLogins } from './list-logins.ts';
import { listOperations } from './list-operations.ts';

export const handler = createHandler(logs, {
  loginLog: listLogins,
  operationLog: listOperations,
  ownLog: listOwnLogins,
  sheet: exportLog,
});
