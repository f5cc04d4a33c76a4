/** Kinds of files that can be works. */
export const WORK_KINDS = ['scratch', 'python', 'picture', 'video', 'pdf', 'zip'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Who may see a work besides its author and the author's teachers. */
export const VISIBILITIES = ['private', 'class', 'school', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The texts of a work that others read beside it. */
export const WORK_TEXTS = ['title', 'description'] as const;

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

/** What marks a version as more than a save; labelled versions are never thinned out. */
export const VERSION_LABELS = ['', 'named', 'restored', 'handed-in', 'template', 'copy'] as const;
export type VersionLabel = (typeof VERSION_LABELS)[number];

/** Reasons for reporting a work or a comment. */
export const ABUSE_REPORT_REASONS = ['rude', 'unsafe', 'private-data', 'copied', 'other'] as const;
