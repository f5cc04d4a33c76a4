import { homePart, OWNER } from '#shared/homes/part.ts';
import { notices } from './contract.ts';
import { NOTICES_SHOWN, NOTICES_SHOWN_TO_STUDENTS } from './limits.ts';

const { list, unreadCount } = notices.endpoints;

export const NOTICES_HOME = {
  unread: homePart(unreadCount, ['student', 'staff', 'live', 'platform'], { user_id: OWNER }),
  notices: homePart(list, ['staff', 'live', 'platform'], { user_id: OWNER, limit: NOTICES_SHOWN }),
  noticesOfStudent: homePart(list, ['student'], {
    user_id: OWNER,
    limit: NOTICES_SHOWN_TO_STUDENTS,
  }),
};
