import { createHandler } from '#functions/request/create-handler.ts';
import { exports } from '#shared/contracts/exports.ts';
import { beginExport } from './begin-export.ts';
import { cancelExport } from './cancel-export.ts';
import { showExport } from './show-export.ts';
import { stepExport } from './step-export.ts';

export const handler = createHandler(exports, {
  current: showExport,
  begin: beginExport,
  step: stepExport,
  cancel: cancelExport,
});
