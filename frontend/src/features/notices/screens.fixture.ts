import { paths } from '#frontend/src/lib/paths.ts';
import { SchoolNoticeId } from '#shared/ids.ts';

const SENT = SchoolNoticeId.parse('snt-demo1');
const DRAFT = SchoolNoticeId.parse('snt-demo3');

export const addresses = {
  [paths.notice.pattern]: paths.notice(SENT),
  [paths.editNotice.pattern]: paths.editNotice(DRAFT),
  [paths.sentNotice.pattern]: paths.sentNotice(SENT),
};
