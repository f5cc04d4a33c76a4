/** Where a work is looked at, inside the shell. */
export const workPath = (id: string): string => `/workContent?${new URLSearchParams({ id })}`;

/** Where everybody may look at a work that is public. */
export const publicWorkPath = (id: string): string => `/works/${encodeURIComponent(id)}`;

/** The works of a student, for whoever teaches the student. */
export const studentWorksPath = (student: string): string =>
  `/worksMan/students?${new URLSearchParams({ student })}`;
