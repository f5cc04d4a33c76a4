import type { SchoolMoment } from '#functions/platform/school-day.ts';

/** Where all made-up schools are. */
export const TIME_ZONE = 'Asia/Shanghai';

export const momentAt = (now = new Date()): SchoolMoment => ({ now, timeZone: TIME_ZONE });
