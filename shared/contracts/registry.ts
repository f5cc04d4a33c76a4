import { analysis } from './analysis.ts';
import { certificates } from './certificates.ts';
import { classes } from './classes.ts';
import { documents } from './documents.ts';
import { editions } from './editions.ts';
import type { Endpoint, Group } from './endpoint.ts';
import { equipment } from './equipment.ts';
import { exports } from './exports.ts';
import { feedback } from './feedback.ts';
import { feeds } from './feeds.ts';
import { forms } from './forms.ts';
import { homes } from './homes.ts';
import { hours } from './hours.ts';
import { leads } from './leads.ts';
import { lessons } from './lessons.ts';
import { logs } from './logs.ts';
import { makeups } from './makeups.ts';
import { messages } from './messages.ts';
import { notices } from './notices.ts';
import { pages } from './pages.ts';
import { parents } from './parents.ts';
import { portal } from './portal.ts';
import { registrations } from './registrations.ts';
import { reports } from './reports.ts';
import { schools } from './schools.ts';
import { search } from './search.ts';
import { sharing } from './sharing.ts';
import { students } from './students.ts';
import { tasks } from './tasks.ts';
import { teachers } from './teachers.ts';
import { teaching } from './teaching.ts';
import { tools } from './tools.ts';
import { uploads } from './uploads.ts';
import { usage } from './usage.ts';
import { wall } from './wall.ts';
import { works } from './works.ts';

/** Every group of calls. */
export const GROUPS = [
  portal,
  schools,
  teachers,
  students,
  classes,
  lessons,
  teaching,
  makeups,
  hours,
  notices,
  messages,
  registrations,
  feeds,
  uploads,
  works,
  tasks,
  wall,
  editions,
  homes,
  exports,
  parents,
  search,
  usage,
  reports,
  sharing,
  analysis,
  logs,
  tools,
  forms,
  feedback,
  documents,
  certificates,
  equipment,
  leads,
  pages,
] as const;
export type GroupName = (typeof GROUPS)[number]['name'];

export interface Call {
  readonly group: GroupName;
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** Every call, flat. */
export const CALLS: readonly Call[] = GROUPS.flatMap((group: Group<GroupName>) =>
  Object.entries(group.endpoints).map(([name, endpoint]) => ({
    group: group.name,
    name,
    endpoint,
  })),
);

/** The call that an endpoint of the registry is. */
export function callOf(endpoint: Endpoint): Call {
  const call = CALLS.find((each) => each.endpoint === endpoint);
  if (!call) throw new TypeError(`${endpoint.path} is not in the registry`);
  return call;
}
