import { createHandler } from '#functions/request/create-handler.ts';
import { pages } from '#shared/pages/contract.ts';
import { editPage } from './edit-page.ts';
import { getPageSettings } from './get-page-settings.ts';
import { showSchool } from './show-school.ts';
import { ownShowing, showTeacher } from './show-teacher.ts';

export const handler = createHandler(pages, {
  school: showSchool,
  settings: getPageSettings,
  edit: editPage,
  own: ownShowing,
  show: showTeacher,
});
