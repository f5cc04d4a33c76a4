// Written by `npm run nouns` from the folders of the nouns. After a conflict: take either side and run it again.
import { analysis } from './analysis/contract.ts';
import { certificates } from './certificates/contract.ts';
import { classes } from './classes/contract.ts';
import { documents } from './documents/contract.ts';
import { editions } from './editions/contract.ts';
import { equipment } from './equipment/contract.ts';
import { exports } from './exports/contract.ts';
import { feedback } from './feedback/contract.ts';
import { feeds } from './feeds/contract.ts';
import { forms } from './forms/contract.ts';
import { homes } from './homes/contract.ts';
import { hours } from './hours/contract.ts';
import { leads } from './leads/contract.ts';
import { lessons } from './lessons/contract.ts';
import { logs } from './logs/contract.ts';
import { makeups } from './makeups/contract.ts';
import { messages } from './messages/contract.ts';
import { notices } from './notices/contract.ts';
import { pages } from './pages/contract.ts';
import { parents } from './parents/contract.ts';
import { portal } from './portal/contract.ts';
import { registrations } from './registrations/contract.ts';
import { reports } from './reports/contract.ts';
import { schools } from './schools/contract.ts';
import { search } from './search/contract.ts';
import { sharing } from './sharing/contract.ts';
import { students } from './students/contract.ts';
import { tasks } from './tasks/contract.ts';
import { teachers } from './teachers/contract.ts';
import { teaching } from './teaching/contract.ts';
import { tools } from './tools/contract.ts';
import { uploads } from './uploads/contract.ts';
import { usage } from './usage/contract.ts';
import { wall } from './wall/contract.ts';
import { works } from './works/contract.ts';

export const CONTRACTS = [
  analysis,
  certificates,
  classes,
  documents,
  editions,
  equipment,
  exports,
  feedback,
  feeds,
  forms,
  homes,
  hours,
  leads,
  lessons,
  logs,
  makeups,
  messages,
  notices,
  pages,
  parents,
  portal,
  registrations,
  reports,
  schools,
  search,
  sharing,
  students,
  tasks,
  teachers,
  teaching,
  tools,
  uploads,
  usage,
  wall,
  works,
] as const;
