/** Keys of whatever shows records of lessons. */
const all = ['records'] as const;
export const recordKeys = {
  all,
  one: (lesson: string) => [...all, 'one', lesson] as const,
  list: (of: object) => [...all, 'list', of] as const,
  missing: [...all, 'missing'] as const,
};
