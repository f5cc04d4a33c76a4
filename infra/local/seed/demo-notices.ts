import type { MessageKey } from '#shared/i18n/messages.ts';
import { ROLE } from '#shared/roles.ts';
import { CLASSES, type DemoClass } from './demo-classes.ts';
import {
  type DemoPerson,
  MEMBERSHIPS,
  OPERATOR,
  STAFF,
  STUDENTS,
  staffNamed,
} from './demo-people.ts';
import { DEMO_TASKS, reviewedDaysAgo } from './demo-tasks.ts';
import { DEMO_WORKS } from './demo-works.ts';

type BaseOf<K> = K extends `${infer Base}.title` ? Base : never;

/** Words of the service, which everybody reads in their language, or of the school itself. */
type Words =
  | { readonly told: BaseOf<MessageKey>; readonly params: Readonly<Record<string, string>> }
  | { readonly title: string; readonly body: string };

export interface DemoNotice {
  readonly to: DemoPerson;
  readonly daysAgo: number;
  readonly words: Words;
}

const PEOPLE = [...STAFF, ...STUDENTS];

/** The students of a class and its teacher. */
const peopleOf = ({ id, teacherId }: DemoClass): DemoPerson[] => [
  ...STAFF.filter((each) => each.id === teacherId),
  ...MEMBERSHIPS.filter((each) => each.class.id === id).map(({ student }) => student),
];

/** What the school writes to a class, in the language of the class. */
const OF_CLASSES: readonly { readonly title: string; readonly body: string }[] = [
  { title: '请带耳机', body: '这几节课我们做声音和音乐，请每位同学带一副耳机。' },
  { title: '成果發表預告', body: '月底舉辦小專題發表會，歡迎家長一起來看看。' },
  {
    title: 'Bring your kit',
    body: 'Please bring your robotics kit and a charged tablet to the next meeting.',
  },
];

const ofClasses = (): DemoNotice[] =>
  CLASSES.flatMap((each, index) => {
    const words = OF_CLASSES[index];
    return words ? peopleOf(each).map((to) => ({ to, daysAgo: 2, words })) : [];
  });

/** Reviews of what students have handed in. */
const ofReviews = (): DemoNotice[] =>
  DEMO_TASKS.flatMap((task) =>
    task.answers.flatMap((answer) => {
      const to = STUDENTS.find(({ id }) => id === answer.student);
      const daysAgo = reviewedDaysAgo(task, answer);
      if (!to || daysAgo === undefined) return [];
      const { state, comment = '' } = answer.said;
      const told = state === 'done' ? 'tasks.toldDone' : 'tasks.toldReturned';
      const params = { task: task.title, by: staffNamed(task.author), comment };
      return [{ to, daysAgo, words: { told, params } } as const];
    }),
  );

/** Approvals of works that everybody may see. */
const ofWorks = (): DemoNotice[] =>
  DEMO_WORKS.filter(({ visibility }) => visibility === 'public').flatMap(
    ({ student, title, daysAgo }) => {
      const to = STUDENTS.find(({ id }) => id === student);
      const words = { told: 'works.toldApproved', params: { title, reason: '' } } as const;
      return to ? [{ to, daysAgo, words }] : [];
    },
  );

const welcome = { told: 'demo.welcome', params: {} } as const;

/** The notices of the demo school: each goes to those whom it concerns. */
export const schoolNotices = (): DemoNotice[] => [
  ...PEOPLE.map((to) => ({ to, daysAgo: to.role === ROLE.student ? 17 : 30, words: welcome })),
  ...ofWorks(),
  ...ofReviews(),
  ...ofClasses(),
];

/** The notice of the platform's operator. */
export const PLATFORM_NOTICE: DemoNotice = {
  to: OPERATOR,
  daysAgo: 0,
  words: { told: 'demo.ready', params: {} },
};
