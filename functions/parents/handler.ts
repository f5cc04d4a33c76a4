import { createHandler } from '#functions/request/create-handler.ts';
import { parents } from '#shared/parents/contract.ts';
import { makeCode, renewCode, revokeCode, showCode } from './codes.ts';
import { showPageNotice } from './page-notices.ts';
import { listPageWorks, showPageWork } from './page-works.ts';
import { showPage } from './show-page.ts';

export const handler = createHandler(parents, {
  show: showCode,
  make: makeCode,
  renew: renewCode,
  revoke: revokeCode,
  showPage,
  listWorks: listPageWorks,
  showWork: showPageWork,
  showNotice: showPageNotice,
});
