import { createHandler } from '#functions/request/create-handler.ts';
import { uploads } from '#shared/uploads/contract.ts';
import { beginHeader, beginUpload } from './begin-upload.ts';
import { clearUnused } from './clear-unused.ts';
import { deleteFile } from './delete-file.ts';
import { finishUpload } from './finish-upload.ts';
import { stepUpload } from './step-upload.ts';
import { storeSmall } from './store-small.ts';

export const handler = createHandler(uploads, {
  begin: beginUpload,
  beginHeader,
  steps: stepUpload,
  finish: finishUpload,
  storeSmall,
  remove: deleteFile,
  clearUnused,
});
