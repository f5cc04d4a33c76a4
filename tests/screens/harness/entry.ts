import { SCREENS, screenAt } from '#frontend/src/app/route-table.ts';
import { send } from '#frontend/src/lib/api.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { ADDRESSED, addressOf, readerOf } from './addresses.ts';
import { enter, failureText, open, turnTo } from './application.tsx';
import { expectProblems, takeProblems, watchCalls } from './watch-page.ts';

/** What tests use of the built application. */
export const application = {
  SCREENS,
  screenAt,
  paths,
  ADDRESSED,
  addressOf,
  readerOf,
  enter,
  open,
  send,
  turnTo,
  failureText,
  expectProblems,
  takeProblems,
  watchCalls,
};
