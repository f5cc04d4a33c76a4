import { classMemberships } from '#functions/domain/classes/class-membership.ts';
import type { User } from '#functions/domain/people/user.ts';
import { schoolList } from '#functions/platform/listing.ts';
import { DAY_MS } from '#shared/days.ts';
import type { ClassId, SchoolId, UserId } from '#shared/ids.ts';
import { NOTICE_LIMITS } from '#shared/notices/limits.ts';
import { NOTICE_ROLES, type NoticeRole } from '#shared/notices/rules.ts';
import { groupOfRole, ROLE, type Role } from '#shared/roles.ts';
import { NOTICE_LISTS, type SchoolNoticeValue } from './school-notice.ts';

/** A person who reads notices of the school. */
export interface Reader {
  readonly schoolId: SchoolId;
  readonly userId: UserId;
  /** Absent for operators, who belong to no school. */
  readonly role: NoticeRole | undefined;
  /** Of a student. Staff get what goes to their classes as persons. */
  readonly classIds: readonly ClassId[];
}

/** The role as notices name it; none for operators. */
export const noticeRole = (role: Role): NoticeRole | undefined =>
  NOTICE_ROLES.find((each) => each === groupOfRole(role));

export const readerOf = ({ schoolId, id, role, classIds }: User): Reader => ({
  schoolId,
  userId: id,
  role: noticeRole(role),
  classIds: role === ROLE.student ? classIds : [],
});

/** Where notices for a reader stand. */
export interface Channel {
  /** Its kind, as the newest announcements are kept (`newest.ts`). */
  readonly kind: string;
  readonly list: string;
  readonly classId?: ClassId;
}

const kindOfRole = (role: NoticeRole): string => `role-${role}`;
const CLASS = 'class';
const PERSON = 'person';

/** The kinds of channels that a notice goes to. */
export const channelKinds = (notice: SchoolNoticeValue): string[] => {
  const { roles, classIds, userIds, staffIds } = notice;
  return [
    ...roles.map(kindOfRole),
    ...(classIds.length > 0 ? [CLASS] : []),
    ...(userIds.length + staffIds.length > 0 ? [PERSON] : []),
  ];
};

export function channelsOf({ schoolId, userId, role, classIds }: Reader): Channel[] {
  if (!role) return [];
  return [
    { kind: kindOfRole(role), list: schoolList(schoolId, NOTICE_LISTS.ofRole(role)) },
    ...classIds.map((classId) => ({
      kind: CLASS,
      list: schoolList(schoolId, NOTICE_LISTS.ofClass(classId)),
      classId,
    })),
    { kind: PERSON, list: schoolList(schoolId, NOTICE_LISTS.ofPerson(userId)) },
  ];
}

/** From when on a student sees the notices of each class: some days before joining it. */
export async function loadSince({
  schoolId,
  userId,
  classIds,
}: Reader): Promise<ReadonlyMap<ClassId, string>> {
  const found = await classMemberships.getMany(
    classIds.map((classId) => ({ schoolId, userId, classId })),
  );
  return new Map(
    found.flatMap((membership) => {
      if (!membership) return [];
      const since = Date.parse(membership.joined) - NOTICE_LIMITS.unreadDays * DAY_MS;
      return [[membership.classId, new Date(since).toISOString()]];
    }),
  );
}

/** Whether a notice goes to a reader. */
export function goesTo(
  notice: SchoolNoticeValue,
  reader: Reader,
  since: ReadonlyMap<ClassId, string>,
): boolean {
  const { roles, classIds, userIds, staffIds, published, reminded } = notice;
  if (roles.some((role) => role === reader.role)) return true;
  if (userIds.includes(reader.userId) || staffIds.includes(reader.userId)) return true;
  return classIds.some((id) => {
    const from = since.get(id);
    return from !== undefined && (reminded || published) >= from;
  });
}

/** Whether a reminder reaches a reader: it does not go to the staff of the notice's classes. */
const isReminded = (
  { roles, classIds, userIds, reminded }: SchoolNoticeValue,
  reader: Reader,
): boolean =>
  reminded !== '' &&
  (roles.some((role) => role === reader.role) ||
    userIds.includes(reader.userId) ||
    classIds.some((id) => reader.classIds.includes(id)));

/** When a notice was announced to a reader last. */
export const announcedTo = (notice: SchoolNoticeValue, reader: Reader): string =>
  isReminded(notice, reader) ? notice.reminded : notice.published;
