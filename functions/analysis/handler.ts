import { createHandler } from '#functions/request/create-handler.ts';
import { analysis } from '#shared/analysis/contract.ts';
import { exportBusiness } from './export-business.ts';
import { exportTeaching } from './export-teaching.ts';
import { getClassReport } from './get-class-report.ts';
import { listBusinessRows } from './list-business-rows.ts';
import { listCourses } from './list-courses.ts';
import { listByClass, listByTeacher } from './list-teaching.ts';
import { loadBusiness } from './load-business.ts';
import { getRecordReport } from './records/get-record-report.ts';
import { listByRecord } from './records/list-by-record.ts';

export const handler = createHandler(analysis, {
  business: loadBusiness,
  businessCourses: listCourses,
  businessRows: listBusinessRows,
  businessSheet: exportBusiness,
  byTeacher: listByTeacher,
  byClass: listByClass,
  byRecord: listByRecord,
  classDetail: getClassReport,
  recordDetail: getRecordReport,
  teachingSheet: exportTeaching,
});
