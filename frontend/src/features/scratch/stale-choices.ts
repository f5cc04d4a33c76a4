/** The version that was saved elsewhere, on its way to this device. */
export interface Theirs {
  readonly hasFile: boolean;
  /** It is on its way, perhaps once more. */
  readonly isComing: boolean;
  /** The player could not open it. */
  readonly isBroken: boolean;
}

/** What a child may choose between its own version and the other. */
interface Choices {
  readonly canCompare: boolean;
  readonly canUseTheirs: boolean;
  /** The text that says why not; null when all can be chosen, or soon. */
  readonly problem: 'stale.missing' | 'stale.broken' | null;
}

/** Whatever needs only the child's own version is not asked here: that can always be chosen. */
export function choicesWith({ hasFile, isComing, isBroken }: Theirs): Choices {
  if (!hasFile)
    return {
      canCompare: false,
      canUseTheirs: false,
      problem: isComing ? null : 'stale.missing',
    };
  return { canCompare: true, canUseTheirs: !isBroken, problem: isBroken ? 'stale.broken' : null };
}
