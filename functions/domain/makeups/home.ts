import { listMakeups } from './list-makeups.ts';

export const MAKEUPS_READINGS = { makeups: listMakeups };
