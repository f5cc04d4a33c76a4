import type { Draft, DraftName, Listed } from './draft.ts';
import { hasKept } from './may-have-drafts.ts';

/** What one of the databases has told. */
export type Part = Pick<Listed, 'drafts' | 'damaged'>;

export const NOTHING: Part = { drafts: [], damaged: [] };

/** A draft of which parts are gone. */
export class DamagedDraft extends Error {
  readonly of: DraftName;

  constructor(of: DraftName) {
    super('a draft is damaged');
    this.of = of;
  }
}

/** The connection is gone, with which nothing can be read. */
const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError';

/** Reads each draft by itself, so that a damaged one hides no other. */
export async function readEach(
  person: string,
  ids: readonly string[],
  read: (id: string) => Promise<Draft | undefined>,
): Promise<Part> {
  const drafts: Draft[] = [];
  const damaged: DraftName[] = [];
  for (const id of ids) {
    try {
      const draft = await read(id);
      if (draft) drafts.push(draft);
    } catch (error) {
      if (isClosed(error)) throw error;
      damaged.push(error instanceof DamagedDraft ? error.of : { id, person, work: null });
    }
  }
  return { drafts, damaged };
}

interface Database {
  readonly name: string;
  readonly read: () => Promise<Part>;
}

/** Null when it cannot be read though it may have drafts. A device without a store has none. */
async function readPart({ name, read }: Database): Promise<Part | null> {
  try {
    return await read();
  } catch {
    return (await hasKept(name)) ? null : NOTHING;
  }
}

/** Reads the databases independently. What is in both is newer in the one of large drafts. */
export async function readBoth(largeOnes: Database, otherOnes: Database): Promise<Listed> {
  const [large, other] = await Promise.all([readPart(largeOnes), readPart(otherOnes)]);
  const ids = new Set([...(large?.drafts ?? []), ...(large?.damaged ?? [])].map(({ id }) => id));
  const isOther = ({ id }: DraftName) => !ids.has(id);
  return {
    drafts: [...(large?.drafts ?? []), ...(other?.drafts ?? []).filter(isOther)],
    damaged: [...(large?.damaged ?? []), ...(other?.damaged ?? []).filter(isOther)],
    aside: [],
    isLargeRead: large !== null,
    isOtherRead: other !== null,
  };
}
