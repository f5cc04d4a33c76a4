import { group } from './endpoint.ts';
import * as opening from './notice-opening.ts';
import * as reading from './notice-reading.ts';
import * as writing from './notice-writing.ts';

/** Notices that people read, and those that staff of a school write. What every screen needs of it is in `reading`. */
export const notices = group('notices', { ...reading, ...opening, ...writing });
