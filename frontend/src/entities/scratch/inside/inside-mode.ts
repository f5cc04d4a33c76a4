/** What a project can be compared with, and the names of texts. */
export type Comparison = 'handedIn' | 'now' | 'previous';

/** The blocks of a project, or what changed in them. */
export type InsideMode = 'blocks' | Comparison;
