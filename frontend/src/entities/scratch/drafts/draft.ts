import type { AssetPlace } from '../messages.ts';

/** A project as it was at one moment on this device. */
export interface Snapshot {
  /** Names this save to the server: sent again, it is the same save. */
  readonly key: string;
  /** By the device's clock, which may be wrong: for people to read, never to compare. */
  readonly at: string;
  /** Somebody asked to save it; drafts of earlier versions do not say. */
  readonly byHand?: boolean;
  readonly title: string;
  readonly project: ArrayBuffer;
  /** Its large pictures and sounds, which the device keeps once. */
  readonly assets?: readonly AssetPlace[];
  readonly thumbnail: ArrayBuffer | null;
}

/** The time of a snapshot that is made now. */
export const now = (): string => new Date().toISOString();

/** The files of a snapshot that are with the server already. */
export interface SentFiles {
  readonly upload: string;
  readonly thumbnail: string | null;
}

/** A snapshot on its way: it stays what it is until the server has said what became of it. */
export interface Sending extends Snapshot {
  /** The work it is a version of; null makes a new work. */
  readonly work: string | null;
  /** The version it came from. */
  readonly base: number;
  readonly files: SentFiles | null;
  /** It was uploaded a second time already, because the first upload had expired. */
  readonly isAnew: boolean;
}

/** The draft that a copy was made from, if that is still the same, and what stays of it. */
export interface Replaced {
  readonly id: string;
  /** Of its newest snapshot on the device, if that has one. */
  readonly key: string | undefined;
  readonly left: Draft;
}

/** What a device keeps of one project until the server has confirmed it. */
export interface Draft {
  readonly id: string;
  readonly person: string;
  readonly work: string | null;
  readonly base: number;
  readonly sending: Sending | null;
  /** Each the last that was made before a deadline, the newest last: newer than what is being sent, and not replaced. */
  readonly sealed?: readonly Snapshot[];
  /** Newer still; replaced by the next one. */
  readonly waiting: Snapshot | null;
  /** Of the tasks that the project answers, as far as this device has heard of them. */
  readonly deadlines?: readonly string[];
  /** Of a copy that the device had no room for: what it takes the place of. */
  readonly replaces?: Replaced | undefined;
  /** The task that the project was begun for, until the server has confirmed that it answers it. */
  readonly task?: string | null;
  /** Ids of drafts of the same project that could not be read when this one was begun: they are older. */
  readonly beside?: readonly string[] | undefined;
}

/** What tells which project a draft is of. */
export type DraftName = Pick<Draft, 'id' | 'person' | 'work'>;

/** Two people of one device may have projects with the same address: each has a draft of their own. */
const draftIdOf = (person: string, project: string): string => `${person}:${project}`;

/** Of a project, by the id in its address: a local one until the server has it. */
export const newDraft = (person: string, project: string): Draft => ({
  id: draftIdOf(person, project),
  person,
  work: null,
  base: 0,
  sending: null,
  waiting: null,
});

/** The same draft with nothing in it yet. */
export const emptied = ({ id, person, beside, base, work }: Draft): Draft => ({
  id,
  person,
  beside,
  base,
  work,
  sending: null,
  waiting: null,
});

/** The id in the address of a draft's project. Drafts of earlier versions are named by it alone. */
export function projectOf({ id, person, work }: DraftName): string {
  if (work) return work;
  const prefix = draftIdOf(person, '');
  return id.startsWith(prefix) ? id.slice(prefix.length) : id;
}

/** Whether a draft is of the project at an address, also at that of the time before its first save. */
export const isOfProject = (draft: DraftName, project: string): boolean =>
  projectOf(draft) === project || projectOf({ ...draft, work: null }) === project;

/** Leaves out drafts that a newer draft of the same project was begun beside. */
export const newestOnly = (drafts: readonly Draft[]): readonly Draft[] =>
  drafts.filter(({ id }) => !drafts.some(({ beside = [] }) => beside.includes(id)));

/** The newest that is on the device only. */
export const unsentOf = ({ waiting, sealed, sending }: Draft): Snapshot | null =>
  waiting ?? sealed?.at(-1) ?? sending;

/** Whether there is something that the server has not confirmed yet. */
export const needsSending = (draft: Draft): boolean =>
  unsentOf(draft) !== null || Boolean(draft.task && draft.work);

/** What a device's store has told of a person's drafts. */
export interface Listed {
  readonly drafts: readonly Draft[];
  /** Drafts that are there and cannot be read. They stay as they are. */
  readonly damaged: readonly DraftName[];
  /** Damaged ones that the person goes on without. They stay as they are, too. */
  readonly aside: readonly DraftName[];
  /** Whether large drafts could be read at all, and the others. */
  readonly isLargeRead: boolean;
  readonly isOtherRead: boolean;
}

/** Where drafts are kept: on the device, beyond the end of the browser. Each call is one transaction. */
export interface DraftStore {
  readonly put: (draft: Draft) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Puts the one and removes the other at once. */
  readonly replace: (id: string, draft: Draft) => Promise<void>;
  readonly get: (id: string) => Promise<Draft | undefined>;
  /** Tells what it could not read, rather than to leave it out: that is not nothing. */
  readonly list: (person: string) => Promise<Listed>;
  /** Their person goes on without these damaged drafts: from now on nothing touches them. */
  readonly setAside: (names: readonly DraftName[]) => Promise<void>;
}
