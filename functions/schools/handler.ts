import { createHandler } from '#functions/_lib/create-handler.ts';
import { schools } from '#shared/contracts/schools.ts';
import { checkOverdue } from './check-overdue.ts';
import { getOverdueInfo } from './get-overdue-info.ts';

export const handler = createHandler(schools, {
  overdueInfo: getOverdueInfo,
  overdueCheck: checkOverdue,
});
