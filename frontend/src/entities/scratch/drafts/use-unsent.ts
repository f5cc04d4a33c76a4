import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { type Draft, type DraftName, needsSending, projectOf, unsentOf } from './draft.ts';
import { isAllRead } from './find-draft.ts';
import { drafts } from './open-drafts.ts';

/** A project of which something is on this device only. */
export interface Unsent extends Pick<Draft, 'work' | 'task'> {
  /** The id in its address. */
  readonly project: string;
  readonly title: string;
  readonly at: string;
}

/** Without the files, which may be large. */
function toUnsent(draft: Draft): Unsent[] {
  const newest = unsentOf(draft);
  if (!newest) return [];
  const { title, at } = newest;
  const { work, task } = draft;
  return [{ project: projectOf(draft), work, task: task ?? null, title, at }];
}

/** What a device has told of unsent work. */
interface UnsentHere {
  readonly projects: readonly Unsent[];
  /** Those that are there and cannot be read. */
  readonly damaged: readonly DraftName[];
  /** Some of the store could not be read: any project may be unsent. */
  readonly isPartlyUnread: boolean;
  /** Whether there may be more than these projects. */
  readonly mayBeMore: boolean;
}

/** A person's unsent projects on this device. A device without a store keeps nothing. */
export async function listUnsent(person: string): Promise<UnsentHere> {
  const listed = await drafts.list(person);
  const projects = listed.drafts.filter(needsSending).flatMap(toUnsent);
  const { damaged } = listed;
  const isPartlyUnread = !isAllRead(listed);
  return { projects, damaged, isPartlyUnread, mayBeMore: isPartlyUnread || damaged.length > 0 };
}

export const unsentKey = (person: string) => ['scratch', 'unsent', person];

/** A project that was begun for a task, of which the task does not know yet. */
interface Begun {
  readonly project: string;
  readonly task: string;
  /** Empty when only the link with the task is not confirmed. */
  readonly title: string;
}

const begunKey = (person: string) => [...unsentKey(person), 'begun'];

async function listBegun(person: string): Promise<readonly Begun[]> {
  const { drafts: kept } = await drafts.list(person);
  return kept.filter(needsSending).flatMap((draft) => {
    const { task } = draft;
    return task ? [{ project: projectOf(draft), task, title: unsentOf(draft)?.title ?? '' }] : [];
  });
}

/** The project that a person has begun for a task on this device, as long as the task may not know of it. */
export const findBegun = async (person: string, task: string): Promise<Begun | undefined> =>
  (await listBegun(person)).find((each) => each.task === task);

/** The same of the user. */
export function useBegun(task: string): Begun | undefined {
  const { user } = useSignedIn();
  const { data } = useQuery({
    queryKey: begunKey(user.id),
    queryFn: () => listBegun(user.id),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });
  return data?.find((each) => each.task === task);
}

/** What this device tells of the user's unsent work; undefined while loading. */
export function useUnsentHere(): UnsentHere | undefined {
  const { user } = useSignedIn();
  const { data } = useQuery({
    queryKey: unsentKey(user.id),
    queryFn: () => listUnsent(user.id),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });
  return data;
}

/** The user's unsent projects on this device; undefined while loading. */
export const useUnsent = (): readonly Unsent[] | undefined => useUnsentHere()?.projects;
