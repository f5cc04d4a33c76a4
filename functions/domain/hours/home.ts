import { listHours } from './list-hours.ts';

export const HOURS_READINGS = { hours: listHours, lowHours: listHours };
