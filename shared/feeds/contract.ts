import * as z from 'zod';
import { get, group, post } from '#shared/endpoint.ts';
import { dateTime, empty, nothing, oneOf, text } from '#shared/fields.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { SCHOOL_PEOPLE } from '#shared/roles.ts';
import { FEED_LIMITS } from './limits.ts';

/** The secret part of an address: `feed` of `calendar/ics`. Null for a person without one. */
const Feed = () => z.object({ feed: z.string(), made: dateTime }).nullable();

const show = post('calendar/feed', {
  summary: "The secret address of the caller's calendar, for other calendar applications.",
  access: SCHOOL_PEOPLE,
  // Whoever finds a card would see the calendar for as long as the address is good.
  notByCard: true,
  writes: 'no',
  budget: { read: 3, write: 0 },
  input: nothing,
  output: () => z.object({ feed: Feed() }),
});

const make = post('calendar/feed_make', {
  summary: 'Make the address, unless there is one; it is good until it is revoked.',
  access: SCHOOL_PEOPLE,
  notByCard: true,
  writes: 'school',
  budget: { read: 4, write: 6 },
  input: nothing,
  output: () => z.object({ feed: Feed() }),
});

const revoke = post('calendar/feed_revoke', {
  summary: 'Make the address worthless, at once; the next one is another.',
  access: SCHOOL_PEOPLE,
  // A person must be able to revoke a shared address at any time.
  writes: 'session',
  budget: { read: 3, write: 4 },
  input: nothing,
  output: empty,
});

const calendar = get('calendar/ics', {
  summary: `The lessons of whoever made the address (iCalendar, RFC 5545), from ${FEED_LIMITS.backDays} days ago to ${FEED_LIMITS.aheadDays} days ahead. 404 for an address that is not, or no more, good.`,
  access: 'public',
  writes: 'no',
  document: 'text/calendar; charset=utf-8',
  budget: { read: 8, write: 0 },
  input: () => z.object({ feed: text(200), lang: oneOf(LANGUAGES).optional() }),
  output: () => z.string(),
});

/** Calendars as other applications read them. */
export const feeds = group('feeds', { show, make, revoke, calendar });
