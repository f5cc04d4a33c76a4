import type { ClassId } from '#shared/ids.ts';

/** The address of a class's own page. */
export const roomOf = (id: ClassId): string => `/classMan/classRoom/${id}`;
