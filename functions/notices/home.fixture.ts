import type { FillHome } from '#tests/factories/fill-home.ts';
import { sendNotices } from '#tests/factories/notice.ts';

/** More than a card shows. */
const NOTICES = 7;

export const noticesOfHome: FillHome = (person) => sendNotices(person, NOTICES);
