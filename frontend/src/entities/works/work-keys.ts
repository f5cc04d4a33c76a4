/** Keys of what is asked about works: whatever changes one invalidates `all`. */
export const workKeys = {
  all: ['works'] as const,
  list: (scope: string) => [...workKeys.all, 'list', scope] as const,
  gallery: (asked: object) => [...workKeys.all, 'gallery', asked] as const,
  ofStudent: (id: string, scope: string) => [...workKeys.all, 'student', id, scope] as const,
  one: (id: string) => [...workKeys.all, 'one', id] as const,
  version: (id: string, version: number) => [...workKeys.all, 'version', id, version] as const,
  comments: (id: string) => [...workKeys.all, 'comments', id] as const,
  waiting: () => [...workKeys.all, 'waiting'] as const,
  abuseReports: (state: string) => [...workKeys.all, 'tip-offs', state] as const,
  filterWords: () => [...workKeys.all, 'filter-words'] as const,
};

const PARTS = ['list', 'gallery', 'student', 'waiting', 'tip-offs'] as const;
/** All lists of works, but not a work that is looked at: asked for anew, that would be another play. */
export const WORK_LISTS = PARTS.map((part) => [...workKeys.all, part] as const);
