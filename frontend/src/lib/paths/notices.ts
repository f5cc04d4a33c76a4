import type { SchoolNoticeId } from '#shared/ids.ts';
import type { NEW } from '../screen-address.ts';
import { screen } from '../screen-address.ts';

/** Paths of the screens of notices. */
export const noticePaths = {
  /** A notice of the school, as those read it to whom it goes. */
  notice: screen('/mail/:id', (id: SchoolNoticeId) => [{ id }]),
  /** The same for its author, with those who have read it. */
  sentNotice: screen('/notice/see/:id', (id: SchoolNoticeId) => [{ id }]),
  editNotice: screen('/notice/edit/:id', (id: SchoolNoticeId | typeof NEW) => [{ id }]),
} as const;
