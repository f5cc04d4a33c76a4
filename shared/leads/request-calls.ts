import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import {
  empty,
  flag,
  nothing,
  oneOf,
  optionalWords,
  pictureUrl,
  proofOfWork,
} from '#shared/fields.ts';
import { CourseId, SchoolId } from '#shared/ids.ts';
import { orNone } from '#shared/lessons/fields.ts';
import { Phone } from '#shared/people/phones.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import { STUDENT_LIMITS } from '#shared/students/limits.ts';
import { LeadGuardian, LeadName, LeadText } from './fields.ts';
import { LEAD_LIMITS } from './limits.ts';

const joinSchool = post('consult/join_school', {
  summary:
    'Public: the school that a family would like to join, and whether it takes requests. 2004 for a school that does not exist.',
  access: 'public',
  writes: 'no',
  budget: { read: 3, write: 0 },
  codes: [CODE.notFound],
  input: () => z.object({ school: SchoolId }),
  output: () =>
    z.object({
      name: z.string(),
      logo: pictureUrl,
      /** False when the school is past due, or has switched requests off. */
      open: z.boolean(),
      /** Phones without a country code are of this country. */
      country: z.string(),
      courses: z.array(z.object({ id: CourseId, name: z.string() })),
    }),
});

const join = post('consult/join', {
  summary:
    'Public: a family asks a school for a trial lesson or a call; principals are notified. The same request of the same phone on the same day changes nothing; -1 when the school takes no requests, or there are too many.',
  access: 'public',
  writes: 'session',
  budget: { read: 3, write: 90 },
  codes: [CODE.notFound, CODE.wait],
  input: () =>
    z.object({
      school: SchoolId,
      name: LeadName(),
      guardian: optionalWords(STUDENT_LIMITS.guardianNameMax),
      relation: LeadGuardian().shape.relation,
      phone: Phone(),
      age: LeadText.age(),
      course_id: orNone(CourseId).optional(),
      interest: LeadText.interest(),
      /** When the family would like to come. */
      wish: optionalWords(LEAD_LIMITS.leadTextMax),
      remark: LeadText.remark(),
      consent: oneOf(['given']),
      verificationCode: proofOfWork(),
    }),
  output: empty,
});

const Settings = () =>
  z.object({
    /** Families may ask on the public page. */
    join_open: z.boolean(),
    /** Campaigns of late, the newest first. */
    campaigns: z.array(z.string()),
  });

const settings = post('consult/settings', {
  summary: 'Whether families may ask on the public page, and the campaigns to choose from.',
  access: STAFF,
  writes: 'no',
  budget: { read: 2, write: 0 },
  input: nothing,
  output: Settings,
});

const setSettings = post('consult/set_settings', {
  summary: 'Switch requests on the public page on or off.',
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 2, write: 4 },
  input: () => z.object({ join_open: flag() }),
  output: Settings,
});

export const leadRequests = { joinSchool, join, settings, setSettings };
