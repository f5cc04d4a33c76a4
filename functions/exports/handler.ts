import { createHandler } from '#functions/request/create-handler.ts';
import { exports } from '#shared/exports/contract.ts';
import { beginExport } from './begin-export.ts';
import { cancelExport } from './cancel-export.ts';
import { showExport } from './show-export.ts';
import { stepExport } from './step-export.ts';
import { beginTaskExport } from './task/begin-task-export.ts';
import { stepTaskExport } from './task/step-task-export.ts';

export const handler = createHandler(exports, {
  current: showExport,
  begin: beginExport,
  step: stepExport,
  cancel: cancelExport,
  beginTask: beginTaskExport,
  stepTask: stepTaskExport,
});
