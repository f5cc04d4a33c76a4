import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { personPartition } from '#functions/platform/keys.ts';
import {
  type Listing,
  listing,
  naturalOrder,
  schoolList,
  showing,
} from '#functions/platform/listing.ts';
import { attributes } from '#functions/platform/row-form.ts';
import { rowsById } from '#functions/platform/rows-by-id.ts';
import { type SearchText, searchListings } from '#functions/platform/text-search.ts';
import { ClassId, SchoolId, UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { Guardian } from '#shared/students/fields.ts';
import { ABILITIES } from '#shared/teachers/abilities.ts';
import { readingTexts } from './name-forms.ts';

/** A session that ended before its tokens expire; kept until none of them can be valid. */
const EndedSession = () =>
  z.object({
    id: z.string(),
    until: z.number().int(),
    /** When the person had signed in, epoch seconds. */
    began: z.number().int().default(0),
  });

/** A person who can sign in. */
export const User = () =>
  z.object({
    id: UserId,
    schoolId: SchoolId,
    /** Unique over the whole service, lower case. */
    account: z.string(),
    role: z.union([
      z.literal(ROLE.principal),
      z.literal(ROLE.teacher),
      z.literal(ROLE.student),
      z.literal(ROLE.liveTeacher),
      z.literal(ROLE.platform),
    ]),
    name: z.string(),
    /** The name in Latin letters, by which lists are sorted. */
    reading: z.string().default(''),
    nick: z.string(),
    phone: z.string(),
    /** Proven with a code; empty when none is bound. */
    email: z.string().default(''),
    remark: z.string(),
    gender: z.enum(['', 'female', 'male']).default(''),
    /** `YYYY-MM-DD`, or empty. */
    birthday: z.string().default(''),
    /** Object key of the avatar; empty when there is none. */
    avatar: z.string(),
    disabled: z.boolean(),
    /** When the person was removed; kept by name for old records until `expires`. */
    removed: z.iso.datetime().optional(),
    expires: z.number().int().optional(),
    /** When the person was added. */
    created: z.iso.datetime(),
    /** The person has not chosen a password yet, and signs in with the first one. */
    defaultPassword: z.boolean().default(false),
    /** The chosen password is easy to guess (`easy-password.ts`), as it was seen when it was last typed. */
    easyPassword: z.boolean().default(false),
    /**
     * Which first password: the number of an own one; 0 or below for that of the school. Its size is how many
     * own ones were given, so that none is given twice.
     */
    firstPassword: z.number().int().default(0),
    /** Hash of the token of the current sign-in card; empty when there is none. */
    card: z.string().default(''),
    /** When the card was made or revoked last, epoch seconds: sessions of the one before are over (`live-session.ts`). */
    cardSince: z.number().int().default(0),
    /** Hash of the PIN of pictures that belongs to the card (`card-pin.ts`); empty or absent until one is chosen. */
    cardPin: z.string().optional(),
    /** False for a student for whom the school has no licence left: may not sign in. */
    licensed: z.boolean().default(true),
    /** What a teacher may do beyond teaching (`shared/abilities.ts`). */
    abilities: z.array(z.enum(ABILITIES)).default([]),
    /** Classes of a student, in the order of joining. */
    classIds: z.array(ClassId).default([]),
    /** When the student last left a class; empty for never. */
    leftClass: z.string().default(''),
    /** Whether the student ever had class hours. */
    hours: z.enum(['none', 'some']).default('none'),
    /** Of staff who let the school's page show them: a line about themselves. Absent for all others. */
    pageLine: z.string().optional(),
    /** Of a student. */
    guardians: z.array(Guardian()).default([]),
    /** Ids of siblings, as staff have linked them. A link stands in both students. */
    siblings: z.array(UserId).default([]),
    /** Bound to a programming platform. */
    bound: z.boolean(),
    /** Sessions that began before this instant (epoch seconds) are over. */
    sessionsFrom: z.number().int(),
    /** Of the sessions that began in that second, the only valid one. */
    keptSession: z.string().optional(),
    endedSessions: z.array(EndedSession()),
  });
export type User = Stored<z.infer<ReturnType<typeof User>>>;
type UserValue = Omit<User, 'rev'>;

/** Lists of people. `new` lists are in the order of adding, `name` lists in that of the reading. */
export const PEOPLE_LISTS = {
  staff: 'staff',
  staffFind: 'staff-find',
  /** Those who can sign in. */
  principals: 'principals',
  /** Staff whom the school's page shows. */
  onPage: 'staff-on-page',
  students: 'students',
  studentsByName: 'students-name',
  studentsFind: 'students-find',
  withoutClass: 'students-no-class',
  /** Of a class, and never had hours. */
  withoutHours: 'students-no-hours',
  disabled: 'students-disabled',
  defaultPassword: 'students-default-password',
  unlicensed: 'students-unlicensed',
} as const;
export type PeopleList = (typeof PEOPLE_LISTS)[keyof typeof PEOPLE_LISTS];

/** A guardian's phone is found by its first digits. */
const FIRST_DIGITS = 1;

type SearchedPerson = Pick<UserValue, 'name' | 'reading' | 'account' | 'phone' | 'guardians'>;

/** The texts in which staff search for a person; without phones for those who may not see them. */
export function searchTexts(person: SearchedPerson, phones = true): SearchText[] {
  const { name, account, phone, guardians } = person;
  const texts = [name, account, ...readingTexts(person)];
  if (!phones) return texts;
  return [
    ...texts,
    phone,
    ...guardians.map((each) => ({ text: each.phone, starts: FIRST_DIGITS })),
  ];
}

/** The place of a person in lists by name; people whose names read the same have the same. */
export const placeByName = ({ reading, name }: Pick<UserValue, 'reading' | 'name'>): string =>
  naturalOrder(reading || name.toLowerCase());

function listsOf(user: UserValue): [list: PeopleList, position: string][] {
  const { created } = user;
  const lists: [PeopleList, string, boolean][] =
    user.role === ROLE.student
      ? [
          [PEOPLE_LISTS.students, created, true],
          [PEOPLE_LISTS.studentsByName, placeByName(user), true],
          [PEOPLE_LISTS.withoutClass, created, user.classIds.length === 0],
          [PEOPLE_LISTS.withoutHours, created, user.classIds.length > 0 && user.hours === 'none'],
          [PEOPLE_LISTS.disabled, created, user.disabled],
          [PEOPLE_LISTS.defaultPassword, created, user.defaultPassword],
          [PEOPLE_LISTS.unlicensed, created, !user.licensed],
        ]
      : [
          [PEOPLE_LISTS.staff, created, true],
          [PEOPLE_LISTS.principals, created, user.role === ROLE.principal && !user.disabled],
          [PEOPLE_LISTS.onPage, created, user.pageLine !== undefined && !user.disabled],
        ];
  return lists.flatMap(([list, position, stands]) => (stands ? [[list, position]] : []));
}

/** The lists of everybody are long and often read: their entries carry the rows. Others are short or rare. */
const SHOWN: readonly PeopleList[] = [
  PEOPLE_LISTS.students,
  PEOPLE_LISTS.studentsByName,
  PEOPLE_LISTS.withoutHours,
  PEOPLE_LISTS.staff,
];

function listings(user: UserValue): Listing[] {
  if (user.removed || user.role === ROLE.platform) return [];
  const { schoolId, id, role } = user;
  const find = role === ROLE.student ? PEOPLE_LISTS.studentsFind : PEOPLE_LISTS.staffFind;
  return [
    ...listsOf(user).map(([list, position]) => {
      const entry = listing(schoolList(schoolId, list), position, id);
      return SHOWN.includes(list) ? showing(entry) : entry;
    }),
    ...searchListings(schoolList(schoolId, find), searchTexts(user), id),
  ];
}

/** What lists show of a person. */
const LISTED = [
  'id',
  'account',
  'name',
  'nick',
  'phone',
  'remark',
  'gender',
  'birthday',
  'avatar',
  'disabled',
  'created',
  'defaultPassword',
  'licensed',
  'classIds',
  'role',
  'abilities',
  'removed',
] as const;
export type ListedPerson = Pick<User, (typeof LISTED)[number]>;

export interface PersonId {
  readonly schoolId: SchoolId;
  readonly userId: UserId;
}

export const users = entity({
  type: 'user',
  version: 1,
  schema: User,
  key: ({ schoolId, userId }: PersonId) => ({ pk: personPartition(schoolId, userId), sk: 'USER' }),
  lists: listings,
  row: attributes<User, keyof ListedPerson>(LISTED),
});

/** Some members of staff of a school, present and former ones. */
export const loadStaffRows = (
  schoolId: SchoolId,
  ids: Iterable<UserId>,
): Promise<ReadonlyMap<UserId, ListedPerson>> =>
  rowsById(users, { pk: schoolList(schoolId, PEOPLE_LISTS.staff) }, ids, (userId) => ({
    schoolId,
    userId,
  }));
