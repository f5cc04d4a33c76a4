/** Public addresses of reports: `/r/<token>` is the page, `/r/<token>.<part>` a part of it. */
export const SHARE_PREFIX = '/r/';

/** Parts that are pictures: those of the report, of its task, and of whom it names. */
export const SHARE_PART = /^(?:page|png|pdf|video|child|teacher|logo|[pt][1-9])$/;
