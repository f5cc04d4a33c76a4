import type { ClassId, SchoolId, UserId } from '#shared/ids.ts';

/**
 * Prefixes of keys. Everything that belongs to a school begins with its prefix, in the table
 * and in every index, so that credentials can be narrowed to one school by leading key.
 */
export const schoolPrefix = (schoolId: SchoolId): string => `S#${schoolId}#`;
export const personPartition = (schoolId: SchoolId, userId: UserId): string =>
  `${schoolPrefix(schoolId)}U#${userId}`;
export const classPartition = (schoolId: SchoolId, classId: ClassId): string =>
  `${schoolPrefix(schoolId)}C#${classId}`;

/** What belongs to the platform and to no school. */
export const PLATFORM_PREFIX = 'PLATFORM#';

/** Logs are kept in one partition a school and month. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);
