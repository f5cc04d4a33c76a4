import { createHandler } from '#functions/request/create-handler.ts';
import { feeds } from '#shared/feeds/contract.ts';
import { makeFeed, revokeFeed, showFeed } from './own-feed.ts';
import { sendCalendar } from './send-calendar.ts';

export const handler = createHandler(feeds, {
  show: showFeed,
  make: makeFeed,
  revoke: revokeFeed,
  calendar: sendCalendar,
});
