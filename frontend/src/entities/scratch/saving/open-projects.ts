/** The lock of a project that a tab has open. */
export const lockOf = (person: string, project: string): string =>
  `scratch-project:${person}:${project}`;

/** The projects that tabs of this browser have open for a person. */
export async function openProjects(person: string): Promise<string[]> {
  const prefix = lockOf(person, '');
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name = '' }) =>
    name.startsWith(prefix) ? name.slice(prefix.length) : [],
  );
}
