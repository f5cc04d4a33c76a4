import type { TaskCounts } from '#shared/contracts/task-fields.ts';

/** Students whose work has arrived: what came back for another try counts as well. */
export const arrivedOf = ({ handed_in, late, returned, done }: TaskCounts): number =>
  handed_in + late + returned + done;

/** Works that wait to be reviewed. */
export const waitingOf = ({ handed_in, late }: TaskCounts): number => handed_in + late;
