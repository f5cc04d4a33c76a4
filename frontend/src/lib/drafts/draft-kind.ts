import type * as z from 'zod';

/** Something with a revision, as the server has it, and what the editor makes of it. */
export interface Saved<V, R> {
  readonly record: R;
  readonly value: V;
}

/** An editor that keeps what is written on the device, in a file `<noun>.draft.ts`, where the tests of all editors find it. */
export interface KeptKind {
  /** Names it on the device. */
  readonly kind: string;
  /**
   * A screen that opens it, which the test of all editors types into; with parameters (`:id`), the test makes what is
   * edited (`tests/e2e/harness/draft-scenes.ts`).
   */
  readonly screen: string;
  /** Drafts of a person that are kept at most, the newest ones. */
  readonly most: number;
}

/**
 * An editor whose drafts the engine saves, too, as data: V is what its fields hold, R what the server answers, C what its
 * calls need besides (a time zone).
 */
export interface DraftKind<V, R, C = undefined> extends KeptKind {
  /** What may be kept; what an older version has kept in another shape is none. */
  readonly values: () => z.ZodType<V>;
  readonly idOf: (record: R) => string;
  readonly revOf: (record: R) => number;
  /** What is saved, as a text: two values with the same text are the same to the server. */
  readonly textOf: (value: V, context: C) => string;
  /** The first save. Repeated with the same value and key it makes one thing; absent for what is always there. */
  readonly add?: (value: V, requestKey: string, context: C) => Promise<R>;
  readonly edit: (
    value: V,
    of: { readonly record: R; readonly rev: number },
    context: C,
  ) => Promise<R>;
  /** What somebody else has saved, if a save was refused for it; `before` is what the edit began from. */
  readonly theirs: (error: unknown, before: V, context: C) => Saved<V, R> | null;
  /** Whether the server has it; what it only offers is sent although nothing was changed. Always, without it. */
  readonly isStored?: (record: R) => boolean;
  /** The server asks something before it saves, which is no failure. */
  readonly isQuestion?: (error: unknown) => boolean;
  /** Whether it goes to the server by itself; otherwise only when somebody asks for it. */
  readonly savesItself?: (record: R | null) => boolean;
  /** Whether it can be saved already. */
  readonly isComplete?: (value: V) => boolean;
  /** The part of a draft that the server takes only by another call, such as recipients. */
  readonly here?: {
    readonly pick: (value: V) => Partial<V>;
    readonly textOf: (value: V) => string;
  };
  /** Signed addresses end: those that were kept are replaced by those of today. */
  readonly refreshed?: (kept: V, stored: V) => V;
}
