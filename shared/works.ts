/** Kinds of works, by the file that a version is; what other kinds of files there are is no work. */
export const WORK_KINDS = ['scratch', 'python', 'picture', 'video', 'pdf', 'zip'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Who may see a work beside its author and those who teach the author. */
export const VISIBILITIES = ['private', 'class', 'school', 'public'] as const;

export const WORK_CATEGORIES = [
  'game',
  'story',
  'animation',
  'art',
  'music',
  'science',
  'tool',
  'other',
] as const;
export type WorkCategory = (typeof WORK_CATEGORIES)[number];

/** Why a version is more than a save like others; those with one are kept for good. */
export const VERSION_LABELS = ['', 'named', 'restored', 'handed-in', 'template', 'copy'] as const;
export type VersionLabel = (typeof VERSION_LABELS)[number];

/** What a tip-off complains of. */
export const TIP_REASONS = ['rude', 'unsafe', 'private-data', 'copied', 'other'] as const;
