import { onlineManager } from '@tanstack/react-query';
import { newDraft, now, type Snapshot } from '#frontend/src/entities/scratch/drafts/draft.ts';
import { findBegun } from '#frontend/src/entities/scratch/drafts/use-unsent.ts';
import { newKey } from '#frontend/src/entities/scratch/saving/send-drafts.ts';
import { keptTemplate } from '#frontend/src/lib/offline/kept-templates.ts';
import { cutTitle, keepNew, newLocalId } from './new-projects.ts';
import { couldNotAsk } from './open-work.ts';
import { startFromTemplate } from './work-calls.ts';

/** Without a network a task begins only with a template that is on this device. */
export class TemplateNotHere extends Error {}

/** Begins with the kept template as the server would: under the title of the task, and kept at once. */
async function beginHere(person: string, task: string): Promise<string> {
  const template = await keptTemplate(task);
  if (!template?.project) throw new TemplateNotHere();
  const { title, project } = template;
  const id = newLocalId();
  const waiting: Snapshot = {
    key: newKey(),
    at: now(),
    title: cutTitle(title),
    project,
    thumbnail: null,
  };
  return keepNew(id, { ...newDraft(person, id), task, waiting });
}

/**
 * The project that a person begins a task with, made from its template once: by the server, or without a network on this
 * device, which sends it later. Null when the task has no template or is closed.
 */
export async function beginTask(person: string, task: string): Promise<string | null> {
  // A device that cannot be read may have none.
  const begun = await findBegun(person, task).catch(() => undefined);
  if (begun) return begun.project;
  if (!onlineManager.isOnline()) return beginHere(person, task);
  try {
    return await startFromTemplate(task);
  } catch (error) {
    if (!couldNotAsk(error)) throw error;
    return beginHere(person, task);
  }
}
