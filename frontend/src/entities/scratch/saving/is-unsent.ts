import { listUnsent } from '#frontend/src/entities/scratch/drafts/use-unsent.ts';
import { openProjects } from './open-projects.ts';

/** Whether a person has something on this device, or open in an editor, that the server may not have. */
export async function isUnsent(person: string): Promise<boolean> {
  const [unsent, open] = await Promise.all([listUnsent(person), openProjects(person)]);
  return unsent.projects.length > 0 || unsent.mayBeMore || open.length > 0;
}
