import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import { dateTime, flag, integer, oneOf, requestKey } from '#shared/fields.ts';
import { LessonId, StudentId, WorkId } from '#shared/ids.ts';
import { LessonDto, orNone } from '#shared/lessons/fields.ts';
import { ROLE } from '#shared/roles.ts';
import { WorkVersion } from '#shared/works/fields.ts';
import { HelpDto, SIGN_STATES, WallStudent, WallTile } from './fields.ts';
import { WALL_LIMITS } from './limits.ts';

/** Roles that teach; live teachers and substitutes only their own lessons. */
const TEACHING = [ROLE.principal, ROLE.teacher, ROLE.liveTeacher];
const UNREACHABLE = [CODE.forbidden, CODE.notFound];
const OfLesson = () => z.object({ lesson_id: LessonId });
const OfStudent = () => OfLesson().extend({ student_id: StudentId });
const helpNumber = () => integer(1, WALL_LIMITS.helpsMax);

const sign = post('wall/sign', {
  summary:
    "A sign of life of the calling student's editor. Answers the running lesson that it is shown in, if there is any, how far help is, and after how many seconds to tell again. Signs of one opening of the editor are numbered; what comes too late changes nothing.",
  access: [ROLE.student],
  writes: 'session',
  budget: { read: 9, write: 2 },
  codes: [CODE.wait],
  input: () =>
    z.object({
      /** The lesson of the last answer; the server finds one when it is missing or over. */
      lesson_id: LessonId.optional(),
      /** Id of the opened editor, and the number of the report since then. */
      session: requestKey(),
      n: integer(1, WALL_LIMITS.signsMax),
      state: oneOf(SIGN_STATES),
      /** Sent at first and after a save; empty before the first save. Left out: unchanged. */
      work_id: orNone(WorkId).optional(),
      /** Seconds since the last change; left out when nothing was changed yet. */
      idle: integer(0, 86_400).optional(),
      /** Errors of the running project since the last report; left out for none. */
      errors: integer(1, WALL_LIMITS.editorErrorsMax).optional(),
      /** The project has no blocks. Left out: it has some, or it is not known. */
      empty: flag().optional(),
    }),
  output: () =>
    z.object({ lesson_id: LessonId.nullable(), help: HelpDto(), next: z.number().int() }),
});

const help = post('wall/help', {
  summary:
    'Ask for help in a running lesson, or take it back. Requests are numbered: the next one has the number after the last answered; repeating one changes nothing.',
  access: [ROLE.student],
  writes: 'school',
  budget: { read: 5, write: 2 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => OfLesson().extend({ no: helpNumber(), ask: flag() }),
  output: () => z.object({ help: HelpDto() }),
});

const roster = post('wall/roster', {
  summary:
    'A lesson and the students who come to it, for its wall: for whoever teaches or assists the lesson or its class, and principals.',
  access: TEACHING,
  writes: 'no',
  budget: { read: 8, write: 0 },
  codes: UNREACHABLE,
  input: OfLesson,
  output: () => z.object({ lesson: LessonDto(), students: z.array(WallStudent()) }),
});

const list = post('wall/list', {
  summary:
    'The editors of the students in a running lesson. Nobody who is not in the class any more; nothing when the lesson is not running.',
  access: TEACHING,
  writes: 'no',
  budget: { read: 5, write: 0 },
  codes: UNREACHABLE,
  input: OfLesson,
  output: () => z.object({ running: z.boolean(), now: dateTime, editors: z.array(WallTile()) }),
});

const answer = post('wall/answer', {
  summary:
    'Answer a request for help: somebody is on the way, or it is settled. Of a request that is over already it changes nothing. Answers how far it is.',
  access: TEACHING,
  writes: 'school',
  budget: { read: 6, write: 2 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => OfStudent().extend({ no: helpNumber(), answer: oneOf(['coming', 'settled']) }),
  output: () => z.object({ help: HelpDto() }),
});

const project = post('wall/project', {
  summary: 'What a student in a running lesson saved last, to look at.',
  access: TEACHING,
  writes: 'no',
  budget: { read: 7, write: 0 },
  codes: [...UNREACHABLE, CODE.wait],
  input: OfStudent,
  output: () => z.object({ work_id: WorkId, title: z.string(), version: WorkVersion() }),
});

/** The editors of the students in a running lesson, and who needs help. */
export const wall = group('wall', { sign, help, roster, list, answer, project });
