import * as z from 'zod';
import type { StoredUser } from '#shared/people/fields.ts';
import { type EndReason, getSession, subscribeToSession } from '../session.ts';
import {
  draftKey,
  draftKeys,
  isOnDevice,
  readStored,
  removeStored,
  writeStored,
} from '../storage.ts';

/** Whose it is: another person on the device never sees it. */
export type DraftOwner = Pick<StoredUser, 'id' | 'school_id'>;

/** Where something is kept on the device. */
export interface DraftPlace {
  readonly owner: DraftOwner;
  /** The editor. */
  readonly kind: string;
  /** What is edited: mostly an id. */
  readonly name: string;
}

const Kept = z.object({ at: z.number(), value: z.unknown() });

let ended: EndReason | undefined;
subscribeToSession((_, reason) => {
  ended = reason;
});

/** Whoever signed out leaves nothing behind, not even by a save that was under way; an expired session is no such end. */
function mayKeep(owner: DraftOwner): boolean {
  const session = getSession();
  return session ? session.user.id === owner.id : ended !== 'left' && ended !== 'other-tab';
}

const allOf = ({ owner, kind }: Omit<DraftPlace, 'name'>): string =>
  `${kind} ${owner.school_id} ${owner.id} `;
const keyOf = (place: DraftPlace) => draftKey(allOf(place) + place.name);

function read(key: ReturnType<typeof keyOf>) {
  try {
    return Kept.safeParse(JSON.parse(readStored(key) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** What is kept there. What an older version has kept in another shape is none. */
export const keptDraft = <T>(place: DraftPlace, schema: z.ZodType<T>): T | undefined =>
  schema.safeParse(read(keyOf(place))?.value).data;

export const dropDraft = (place: DraftPlace): void => removeStored(keyOf(place));

/** Beside a new one: the oldest of the person and editor go. */
function makeRoom(place: DraftPlace, most: number): void {
  const others = draftKeys(allOf(place)).map((key) => ({ key, at: read(key)?.at ?? 0 }));
  const newest = others.toSorted((one, other) => other.at - one.at);
  for (const { key } of newest.slice(most - 1)) removeStored(key);
}

/** Keeps it until it is dropped; of an editor the newest ones. Answers whether the device has it. */
export function keepDraft(place: DraftPlace, value: unknown, most: number): boolean {
  if (!mayKeep(place.owner)) return false;
  const key = keyOf(place);
  if (readStored(key) === null) makeRoom(place, most);
  writeStored(key, JSON.stringify({ at: Date.now(), value }));
  return isOnDevice(key);
}
