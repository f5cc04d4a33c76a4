import { listMissing } from '#functions/domain/records/list-missing.ts';
import { listOwnRecords } from '#functions/domain/records/list-own-records.ts';
import { createHandler } from '#functions/request/create-handler.ts';
import { teaching } from '#shared/teaching/contract.ts';
import { endLesson } from './end-lesson.ts';
import { getRecord } from './get-record.ts';
import { addPicture } from './lesson-pictures.ts';
import { exportRecords } from './lists/export-records.ts';
import { listFigures } from './lists/list-figures.ts';
import { listRecords } from './lists/list-records.ts';
import { exportRegister } from './register/export-register.ts';
import { getRegister } from './register/get-register.ts';
import { startLesson } from './start-lesson.ts';

export const handler = createHandler(teaching, {
  start: startLesson,
  end: endLesson,
  detail: getRecord,
  picture: addPicture,
  list: listRecords,
  missing: listMissing,
  ownRecords: listOwnRecords,
  figures: listFigures,
  exportSheet: exportRecords,
  register: getRegister,
  exportRegister,
});
