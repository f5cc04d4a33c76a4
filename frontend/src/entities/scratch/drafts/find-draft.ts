import {
  type Draft,
  type DraftName,
  isOfProject,
  type Listed,
  newDraft,
  newestOnly,
  projectOf,
} from './draft.ts';

/** The device may have unsent work of a project that it cannot read: nothing may be put in its place. */
export class UnreadDraft extends Error {
  /** The project's damaged drafts; none when any of the store could not be read. */
  readonly damaged: readonly DraftName[];

  constructor(damaged: readonly DraftName[] = []) {
    super();
    this.damaged = damaged;
  }
}

/** Whether all of the store could be read, if perhaps not each draft in it. */
export const isAllRead = ({ isLargeRead, isOtherRead }: Listed): boolean =>
  isLargeRead && isOtherRead;

/** Without these of the damaged drafts. */
export const passOver = (listed: Listed, isAside: (name: DraftName) => boolean): Listed => ({
  ...listed,
  damaged: listed.damaged.filter((name) => !isAside(name)),
  aside: [...listed.aside, ...listed.damaged.filter(isAside)],
});

/** The draft of a project. Throws when there may be another that could not be read, or a newer one. */
export function draftIn(listed: Listed, project: string): Draft | undefined {
  const { drafts, damaged, aside, isLargeRead, isOtherRead } = listed;
  const isOf = (name: DraftName) => isOfProject(name, project);
  const found = newestOnly(drafts).find(isOf);
  const isCertain = isLargeRead && (found !== undefined || isOtherRead);
  if (!isCertain) throw new UnreadDraft();
  // Its address changed with the first save: opened at the old one, the project would start empty.
  const atOldAddress = aside.filter((name) => projectOf(name) !== project);
  const unread = [...damaged, ...atOldAddress].filter(isOf);
  if (unread.length > 0) throw new UnreadDraft(unread);
  return found;
}

/** A new draft of a work. Beside what could not be read of it, it has a name that no other draft ever has. */
export function draftBeside({ aside }: Listed, person: string, work: string): Draft {
  const draft = { ...newDraft(person, work), work };
  const beside = aside.filter((name) => projectOf(name) === work).map(({ id }) => id);
  if (beside.length === 0) return draft;
  return { ...draft, id: `${draft.id}~${crypto.randomUUID()}`, beside };
}
