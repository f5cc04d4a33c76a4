import { type Draft, isOfProject, type Listed } from './draft.ts';

/** The device may have unsent work of a project that it cannot read: nothing may be put in its place. */
export class UnreadDraft extends Error {}

/** Whether all of the store could be read, if perhaps not each draft in it. */
export const isAllRead = ({ isLargeRead, isOtherRead }: Listed): boolean =>
  isLargeRead && isOtherRead;

/** The draft of a project. Throws when there may be another that could not be read, or a newer one. */
export function draftIn(listed: Listed, project: string): Draft | undefined {
  const { drafts, damaged, isLargeRead, isOtherRead } = listed;
  const found = drafts.find((draft) => isOfProject(draft, project));
  const isCertain = isLargeRead && (found !== undefined || isOtherRead);
  if (!isCertain || damaged.some((name) => isOfProject(name, project))) throw new UnreadDraft();
  return found;
}
