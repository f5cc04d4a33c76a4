import { homePart, OWNER } from '#shared/homes/part.ts';
import { schools } from './contract.ts';

const { home, overdueCheck, overdueInfo } = schools.endpoints;

export const SCHOOLS_HOME = {
  reminder: homePart(overdueCheck, ['student', 'staff', 'live'], { user_id: OWNER }),
  subscription: homePart(overdueInfo, ['staff'], { user_id: OWNER }),
  figures: homePart(home, ['staff'], {}),
};
