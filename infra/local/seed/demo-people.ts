import { type Ability, NEW_TEACHER_ABILITIES } from '#shared/abilities.ts';
import { ROLE, type Role } from '#shared/roles.ts';

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

/** `week`: weekdays of the lessons (Sunday 0) and their start in minutes since midnight. */
export const CLASSES = [
  {
    id: 'cls-demo1',
    name: 'Scratch 启蒙班',
    teacherId: 'stf-teacher',
    course: 'Scratch',
    room: '101',
    week: [
      { weekday: 1, start: 16 * 60 },
      { weekday: 5, start: 16 * 60 },
    ],
  },
  {
    id: 'cls-demo2',
    name: 'Python 進階班',
    teacherId: 'stf-teacher2',
    course: 'Python',
    room: '203',
    week: [
      { weekday: 2, start: 17 * 60 + 30 },
      { weekday: 6, start: 10 * 60 },
    ],
  },
  {
    id: 'cls-demo3',
    name: 'Robotics Club',
    teacherId: 'stf-teacher3',
    course: 'Robotics',
    room: 'Lab',
    week: [
      { weekday: 3, start: 16 * 60 + 30 },
      { weekday: 0, start: 9 * 60 + 30 },
    ],
  },
] as const;

/** Eight students a class; the first one is the demo account. */
const NAMES: readonly (readonly string[])[] = [
  ['王子涵', '李沐阳', '张诗雨', '刘宇轩', '陈可欣', '杨浩然', '赵梦琪', '孙嘉懿'],
  ['黃柏翰', '林宥廷', '張詠晴', '吳承恩', '蔡佩珊', '許家豪', '鄭雅文', '謝冠宇'],
  [
    'Oliver Smith',
    'Amelia Brown',
    'Noah Wilson',
    'Isla Taylor',
    'Leo Martin',
    'Ava Thompson',
    'Ethan Clark',
    'Maximilian Alexander Wright',
  ],
];

const studentOf = (name: string, index: number): DemoPerson => ({
  id: `stu-demo${String(index + 1).padStart(2, '0')}`,
  account: index === 0 ? 'demo_student' : `demo_student${index + 1}`,
  role: ROLE.student,
  name,
  nick: name.replaceAll(' ', ''),
});

export const STUDENTS: readonly DemoPerson[] = NAMES.flat().map(studentOf);

/** The class of each student; the demo student is in two. */
export const MEMBERSHIPS = STUDENTS.flatMap((student, index) => {
  const own = CLASSES[Math.floor(index / 8)];
  const second = index === 0 ? CLASSES[2] : undefined;
  return [own, second].flatMap((each) => (each ? [{ student, class: each }] : []));
});
