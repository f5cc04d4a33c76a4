/** Keys of whatever shows tasks or answers to them. */
const all = ['tasks'] as const;
export const taskKeys = {
  all,
  list: (of: object) => [...all, 'list', of] as const,
  /** A student's own ones. */
  own: [...all, 'own'] as const,
  one: (id: string) => [...all, 'one', id] as const,
};
