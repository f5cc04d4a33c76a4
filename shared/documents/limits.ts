/** Limits of the document library. */
export const DOCUMENT_LIMITS = {
  nameMax: 120,
  /** Folders in each other, the outermost counted. */
  depth: 8,
  /** Versions of a file that are kept. */
  versions: 20,
  /** Files and folders of one call, and classes that one is shared with. */
  atOnce: 10,
  classesMax: 20,
} as const;
