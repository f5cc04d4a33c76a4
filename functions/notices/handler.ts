import { countUnreadNotices } from '#functions/domain/notices/count-unread.ts';
import { listNotices } from '#functions/domain/notices/list-notices.ts';
import { createHandler } from '#functions/request/create-handler.ts';
import { notices } from '#shared/notices/contract.ts';
import { markAllRead } from './mark-all-read.ts';
import { markRead } from './mark-read.ts';
import { muteKinds, showSettings } from './mute-kinds.ts';
import { showNotice } from './show-notice.ts';
import { addNotice } from './writing/add-notice.ts';
import { countReach } from './writing/count-reach.ts';
import { editNotice } from './writing/edit-notice.ts';
import { listReaders } from './writing/list-readers.ts';
import { listSent, showDetails } from './writing/list-sent.ts';
import { pinNotice } from './writing/pin.ts';
import { publish, remind } from './writing/publish.ts';
import { addTemplate, listTemplates, removeTemplate, showTemplate } from './writing/templates.ts';
import { removeNotice, withdraw } from './writing/withdraw.ts';

export const handler = createHandler(notices, {
  unreadCount: countUnreadNotices,
  list: listNotices,
  show: showNotice,
  markRead,
  markAllRead,
  settings: showSettings,
  mute: muteKinds,
  sent: listSent,
  details: showDetails,
  add: addNotice,
  edit: editNotice,
  remove: removeNotice,
  publish,
  withdraw,
  pin: pinNotice,
  remind,
  reach: countReach,
  readers: listReaders,
  templates: listTemplates,
  template: showTemplate,
  addTemplate,
  removeTemplate,
});
