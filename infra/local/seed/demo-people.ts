import { type SchoolId, UserId } from '#shared/ids.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import type { GUARDIAN_RELATIONS, Guardian } from '#shared/students/fields.ts';
import { type Ability, NEW_TEACHER_ABILITIES } from '#shared/teachers/abilities.ts';
import type { Owner } from '../builders/owner.ts';
import { CLASSES, type DemoClass } from './demo-classes.ts';
import type { DemoPlace } from './demo-place.ts';

/** A person of the demo school. Ids are fixed, so that seeding again finds the same people. */
export interface DemoPerson {
  readonly id: string;
  readonly account: string;
  readonly role: Role;
  readonly name: string;
  readonly nick: string;
  readonly remark?: string;
  /** Additional permissions of a teacher. */
  readonly abilities?: Ability[];
}

export interface DemoStudent extends DemoPerson {
  readonly gender: 'female' | 'male';
  readonly guardians: Guardian[];
  /** Years of age, and the day of the year of the birthday. */
  readonly age: number;
  readonly birthday: string;
  /** Days before the moment of the seeding. */
  readonly joinedDaysAgo: number;
}

export const OPERATOR: DemoPerson = {
  id: 'opr-demo',
  account: 'platform_admin',
  role: ROLE.platform,
  name: '平台运营',
  nick: '平台运营',
};

export const PRINCIPAL: DemoPerson = {
  id: 'stf-principal',
  account: 'demo_principal',
  role: ROLE.principal,
  name: '林晓峰',
  nick: '林校长',
  remark: '示范校区校长',
};

/** Permissions of a new teacher. */
const abilities = [...NEW_TEACHER_ABILITIES];

export const STAFF: readonly DemoPerson[] = [
  PRINCIPAL,
  {
    id: 'stf-teacher',
    account: 'demo_teacher',
    role: ROLE.teacher,
    name: '周雨桐',
    nick: '周老师',
    remark: 'Scratch 与 Python',
    abilities,
  },
  {
    id: 'stf-teacher2',
    account: 'demo_teacher2',
    role: ROLE.teacher,
    name: '陳怡君',
    nick: '陳老師',
    remark: 'Python 與人工智慧',
    abilities,
  },
  {
    id: 'stf-teacher3',
    account: 'demo_teacher3',
    role: ROLE.teacher,
    name: 'Emily Carter',
    nick: 'Emily',
    remark: 'Robotics',
    abilities,
  },
  {
    id: 'stf-live',
    account: 'demo_live',
    role: ROLE.liveTeacher,
    name: '何思远',
    nick: '何老师',
    remark: '直播课',
  },
];

export const staffNamed = (id: string): string => STAFF.find((each) => each.id === id)?.name ?? '';

/** A member of staff, as what they make names them. */
export const staffOf = (schoolId: SchoolId, id: string): Owner => ({
  schoolId,
  userId: UserId.parse(id),
  name: staffNamed(id),
});

/** The principal as the author of what is written at this moment, and as the operation log names them. */
export const principalAt = ({ schoolId, timeZone }: DemoPlace, now: Date) => ({
  ...staffOf(schoolId, PRINCIPAL.id),
  now,
  timeZone,
  address: '',
  agent: '',
});

type Relation = (typeof GUARDIAN_RELATIONS)[number];
/** A name, the gender, and a guardian with relation. */
type Row = readonly [string, 'f' | 'm', Relation, string];

/** Eight students a class; the first one is the demo account. */
const ROWS: readonly Row[] = [
  ['王子涵', 'm', 'mother', '刘敏'],
  ['李沐阳', 'm', 'father', '李建国'],
  ['张诗雨', 'f', 'mother', '陈静'],
  ['刘宇轩', 'm', 'grandmother', '赵桂兰'],
  ['陈可欣', 'f', 'mother', '吴丽'],
  ['杨浩然', 'm', 'father', '杨志强'],
  ['赵梦琪', 'f', 'grandfather', '赵永福'],
  ['阿依古丽·买买提', 'f', 'mother', '古丽娜尔'],
  ['黃柏翰', 'm', 'mother', '林淑芬'],
  ['林宥廷', 'm', 'father', '林志明'],
  ['張詠晴', 'f', 'mother', '王美惠'],
  ['吳承恩', 'm', 'mother', '陳雅婷'],
  ['蔡佩珊', 'f', 'father', '蔡文雄'],
  ['許家豪', 'm', 'grandmother', '許陳秀英'],
  ['鄭雅文', 'f', 'mother', '李佳蓉'],
  ['謝冠宇', 'm', 'father', '謝宗翰'],
  ['Oliver Smith', 'm', 'mother', 'Hannah Smith'],
  ['Amelia Brown', 'f', 'father', 'James Brown'],
  ['Noah Wilson', 'm', 'mother', 'Grace Wilson'],
  ['Isla Taylor', 'f', 'mother', 'Sophie Taylor'],
  ['Leo Martin', 'm', 'father', 'Paul Martin'],
  ['Anne-Marie Dubois', 'f', 'mother', 'Claire Dubois'],
  ['Ethan Clark', 'm', 'other', 'Susan Clark'],
  ['Maximilian Alexander Wright', 'm', 'grandfather', 'George Wright'],
];

/** When the students of a class joined, in days before now: most before the first lesson, two later. */
const JOINED = [110, 104, 98, 92, 86, 80, 40, 18];
/** Days between the classes. */
const JOINED_APART = 2;
/** The second guardian of each third student. */
const SECOND = 3;

const two = (number: number): string => String(number).padStart(2, '0');

/** A number that is nobody's. */
const phoneOf = (number: number): string => `1390000${String(number).padStart(4, '0')}`;

function guardiansOf([name, , relation, guardian]: Row, index: number): Guardian[] {
  const photos = index % 5 === 4 ? 'no' : 'yes';
  const first: Guardian = { relation, name: guardian, phone: phoneOf(2000 + index), photos };
  if (index % SECOND > 0) return [first];
  const other = relation === 'mother' ? 'father' : 'mother';
  const family = /^[A-Z]/.test(name) ? (name.split(' ').at(-1) ?? '') : '';
  return [
    first,
    { relation: other, name: family, phone: phoneOf(3000 + index), photos: 'unknown' },
  ];
}

const studentOf = (row: Row, index: number): DemoStudent => ({
  id: `stu-demo${two(index + 1)}`,
  account: index === 0 ? 'demo_student' : `demo_student${index + 1}`,
  role: ROLE.student,
  name: row[0],
  nick: row[0].replaceAll(/[ ·-]/g, ''),
  gender: row[1] === 'f' ? 'female' : 'male',
  guardians: guardiansOf(row, index),
  age: 9 + (index % 4),
  birthday: `${two(1 + ((index * 5) % 12))}-${two(1 + ((index * 11) % 28))}`,
  joinedDaysAgo: (JOINED[index % JOINED.length] ?? 0) - JOINED_APART * Math.floor(index / 8),
});

export const STUDENTS: readonly DemoStudent[] = ROWS.map(studentOf);

export const studentNamed = (id: string): string =>
  STUDENTS.find((each) => each.id === id)?.name ?? '';

export interface Membership {
  readonly student: DemoStudent;
  readonly class: DemoClass;
}

/** The class of each student; the demo student is in two. */
export const MEMBERSHIPS: readonly Membership[] = STUDENTS.flatMap((student, index) => {
  const own = CLASSES[Math.floor(index / 8)];
  const second = index === 0 ? CLASSES[2] : undefined;
  return [own, second].flatMap((each) => (each ? [{ student, class: each }] : []));
});
