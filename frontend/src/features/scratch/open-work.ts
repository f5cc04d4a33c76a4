import { isUnanswered } from '#frontend/src/lib/api-error.ts';
import { keepProject, keptProject } from '#frontend/src/lib/offline/kept-projects.ts';
import { fetchWork, type OpenedWork } from './work-calls.ts';

async function kept(id: string): Promise<OpenedWork | undefined> {
  const found = await keptProject(id);
  if (!found) return undefined;
  const { work, title, kind, project, version } = found;
  return { title, kind, project, version: { work, ...version }, hasEarlier: version.no > 1 };
}

/** Whether the server could not be asked at all. */
export const couldNotAsk = (error: unknown): boolean =>
  error instanceof TypeError || isUnanswered(error);

/**
 * A work with its newest file. Without a network: as this device had it last. What is changed then comes from that
 * version, so that a newer one on the server is never overwritten unseen.
 */
export async function openWork(id: string): Promise<OpenedWork> {
  try {
    const opened = await fetchWork(id);
    const { title, kind, project } = opened;
    const { work, ...version } = opened.version;
    void keepProject({ work, title, kind, version, project });
    return opened;
  } catch (error) {
    const found = couldNotAsk(error) ? await kept(id) : undefined;
    if (!found) throw error;
    return found;
  }
}
