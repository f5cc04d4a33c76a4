import { homePart } from '#shared/homes/part.ts';
import { tasks } from './contract.ts';

const { list, ofStudent } = tasks.endpoints;

export const TASKS_HOME = {
  tasks: homePart(ofStudent, ['student'], {}),
  // The teacher's newest: about as many as are open at a time.
  toReview: homePart(list, ['staff'], { scope: 'mine', state: 'released', limit: 10 }),
};
