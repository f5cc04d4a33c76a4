import { group } from '#shared/endpoint.ts';
import * as opening from './opening-calls.ts';
import * as reading from './reading-calls.ts';
import * as writing from './writing-calls.ts';

/** Notices that people read, and those that staff of a school write. What every screen needs of it is in `reading`. */
export const notices = group('notices', { ...reading, ...opening, ...writing });
