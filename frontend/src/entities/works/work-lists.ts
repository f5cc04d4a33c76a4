import { works } from '#shared/contracts/works.ts';

const { list, waiting, abuseReports } = works.endpoints;

/** All lists of works, but not a work that is looked at: asked for anew, that would be another play. */
export const WORK_LISTS = [list, waiting, abuseReports] as const;
