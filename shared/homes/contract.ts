import * as z from 'zod';
import { editions } from '#shared/editions/contract.ts';
import { type Budget, type Endpoint, group, type Payload, post } from '#shared/endpoint.ts';
import { overdue } from '#shared/equipment/overdue-call.ts';
import { optionalWords } from '#shared/fields.ts';
import { hours } from '#shared/hours/contract.ts';
import { leads } from '#shared/leads/contract.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { makeups } from '#shared/makeups/contract.ts';
import { notices } from '#shared/notices/contract.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE, type Role, STAFF } from '#shared/roles.ts';
import { schools } from '#shared/schools/contract.ts';
import { students } from '#shared/students/contract.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { teaching } from '#shared/teaching/contract.ts';
import { works } from '#shared/works/contract.ts';
import {
  HOME_PARTS,
  HOME_PAYLOADS,
  type HomeName,
  type HomeOwner,
  type HomePart,
} from './rules.ts';

/** The call whose answer a part of a home is. */
export const HOME_CALLS = {
  menu: portal.endpoints.menu,
  site: portal.endpoints.webConfig,
  unread: notices.endpoints.unreadCount,
  reminder: schools.endpoints.overdueCheck,
  person: portal.endpoints.loginStatus,
  notices: notices.endpoints.list,
  editions: editions.endpoints.services,
  lessons: lessons.endpoints.teacherCalendar,
  noticesOfStudent: notices.endpoints.list,
  firstPassword: students.endpoints.hasDefaultPassword,
  profile: students.endpoints.profile,
  lessonsOfStudent: lessons.endpoints.studentCalendar,
  records: teaching.endpoints.ownRecords,
  makeups: makeups.endpoints.list,
  tasks: tasks.endpoints.ofStudent,
  works: works.endpoints.list,
  hours: hours.endpoints.list,
  subscription: schools.endpoints.overdueInfo,
  today: lessons.endpoints.today,
  missingCount: teaching.endpoints.missing,
  missing: teaching.endpoints.missing,
  toReview: tasks.endpoints.list,
  waitingWorks: works.endpoints.waiting,
  reportedWorks: works.endpoints.tipOffs,
  lowHours: hours.endpoints.list,
  overdueEquipment: overdue,
  figures: schools.endpoints.home,
  dueLeads: leads.endpoints.due,
  contact: portal.endpoints.servicePhone,
  version: editions.endpoints.version,
} as const satisfies Record<HomePart, Endpoint>;
export type HomeCalls = typeof HOME_CALLS;

/** Each part is asked for with a payload of its call. */
HOME_PAYLOADS satisfies { [P in HomePart]: (owner: HomeOwner) => Payload<HomeCalls[P]> };

/** The answer of a call, with its code: some successes have one of their own. */
const PartAnswer = ({ output }: Endpoint) =>
  z.object({ code: z.number().int(), data: output }).optional();

/** Names of parts with commas between them; all parts without any. */
const PartNames = (names: readonly HomePart[]) =>
  optionalWords(400)
    .transform((text) => (text === '' ? names : text.split(',')))
    .pipe(z.array(z.enum(names)));

interface HomeCall {
  readonly summary: string;
  readonly access: readonly Role[];
  readonly budget: Budget;
}

const home = (name: HomeName, call: HomeCall) =>
  post(`home/${name}`, {
    ...call,
    writes: 'no',
    input: () => z.object({ parts: PartNames(HOME_PARTS[name]) }),
    /** A part that could not be read is left out, and its own call tells why. */
    output: () =>
      z.object(
        Object.fromEntries(
          HOME_PARTS[name].map((part) => [part, PartAnswer(HOME_CALLS[part])] as const),
        ),
      ),
  });

const student = home('student', {
  summary: 'All that the home of a student shows, each part as its own call answers it.',
  access: [ROLE.student],
  budget: { read: 40, write: 0 },
});

const staff = home('staff', {
  summary: 'All that the home of staff shows, each part as its own call answers it.',
  access: STAFF,
  budget: { read: 36, write: 0 },
});

const live = home('live', {
  summary: 'All that the home of live teachers shows, each part as its own call answers it.',
  access: [ROLE.principal, ROLE.teacher, ROLE.liveTeacher],
  budget: { read: 10, write: 0 },
});

const platform = home('platform', {
  summary: 'All that the home of operators shows, each part as its own call answers it.',
  access: [ROLE.platform],
  budget: { read: 5, write: 0 },
});

export const homes = group('homes', { student, staff, live, platform });
