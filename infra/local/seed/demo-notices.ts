import type { MessageKey } from '#shared/i18n/messages.ts';
import { ROLE } from '#shared/roles.ts';
import { type DemoPerson, OPERATOR, STAFF, STUDENTS, staffNamed } from './demo-people.ts';
import { DEMO_TASKS, reviewedDaysAgo } from './demo-tasks.ts';
import { DEMO_WORKS } from './demo-works.ts';

type BaseOf<K> = K extends `${infer Base}.title` ? Base : never;

/** Words of the service, which everybody reads in their language. */
interface Words {
  readonly told: BaseOf<MessageKey>;
  readonly params: Readonly<Record<string, string>>;
}

export interface DemoNotice {
  readonly to: DemoPerson;
  readonly daysAgo: number;
  readonly words: Words;
}

const PEOPLE = [...STAFF, ...STUDENTS];

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
];

/** The notice of the platform's operator. */
export const PLATFORM_NOTICE: DemoNotice = {
  to: OPERATOR,
  daysAgo: 0,
  words: { told: 'demo.ready', params: {} },
};
