/** Public addresses of reports: `/r/<token>` is the page, `/r/<token>.<part>` a part of it. */
export const SHARE_PREFIX = '/r/';

/** Parts that are pictures: those of the report (p), of its task (t), of its evidence (e), and of whom it names. */
export const SHARE_PART = /^(?:page|png|pdf|video|child|teacher|logo|[pt][1-9]|e[1-9]\d?)$/;

/** The page of the application on which a work of a report is played. */
export const SHARED_WORK_PREFIX = '/reportWork/';
