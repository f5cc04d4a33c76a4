import { homePart } from '#shared/homes/part.ts';
import { hours } from './contract.ts';

const { list } = hours.endpoints;

export const HOURS_HOME = {
  hours: homePart(list, ['student'], {}),
  lowHours: homePart(list, ['staff'], { filter: 'low' }),
};
