import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import { dateTime } from '#shared/fields.ts';
import { ClassId, StudentId } from '#shared/ids.ts';
import { STAFF } from '#shared/roles.ts';
import { Siblings } from './family-fields.ts';
import { GUARDIAN_RELATIONS, Guardian, PHOTO_CONSENTS, Revision, StudentDetail } from './fields.ts';
import { STUDENT_LIMITS } from './limits.ts';

const UNREACHABLE = [CODE.forbidden, CODE.notFound];

/** The guardians as the caller sees them. */
const Guardians = () =>
  z.object({
    guardians: z.array(
      z.object({
        relation: z.enum(GUARDIAN_RELATIONS),
        name: z.string(),
        /** Masked for callers who may not see phones. */
        phone: z.string(),
        photos: z.enum(PHOTO_CONSENTS),
      }),
    ),
    /** Revision that an edit of the guardians begins from. */
    rev: Revision(),
  });

const about = post('student/about', {
  summary:
    'All that staff know of a student: details, guardians, siblings, who has the same phone, and since when the student is in which class.',
  access: STAFF,
  writes: 'no',
  budget: { read: 9, write: 0 },
  codes: UNREACHABLE,
  input: () => z.object({ student_id: StudentId }),
  output: () =>
    z.object({
      student: StudentDetail(),
      family: Guardians(),
      ...Siblings().shape,
      memberships: z.array(z.object({ class_id: ClassId, name: z.string(), joined: dateTime })),
    }),
});

const editGuardians = post('student/guardians_edit', {
  summary:
    'Replace the guardians of a student. -1 with `data.current` when somebody else changed them since `rev`.',
  access: STAFF,
  abilities: ['see-phones'],
  writes: 'school',
  budget: { read: 7, write: 17 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () =>
    z.object({
      student_id: StudentId,
      rev: Revision(),
      guardians: z.array(Guardian()).max(STUDENT_LIMITS.guardiansMax).default([]),
    }),
  output: () => z.object({ family: Guardians() }),
});

const linkSiblings = post('student/siblings_link', {
  summary:
    'Link two students as siblings: where the pages of both for the family were opened, each leads to the other. 2003 unless both were entrusted to the teacher. Principals are told when a teacher does it.',
  access: STAFF,
  writes: 'school',
  budget: { read: 10, write: 24 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => z.object({ student_id: StudentId, sibling_id: StudentId }),
  output: Siblings,
});

const partSiblings = post('student/siblings_part', {
  summary: 'Take the link between two siblings back, at once.',
  access: STAFF,
  // What a page shows to a wrong family must be closed at any time.
  writes: 'session',
  budget: { read: 9, write: 10 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => z.object({ student_id: StudentId, sibling_id: StudentId }),
  output: Siblings,
});

/** What staff know of a student and the family. */
export const studentFamilies = { about, editGuardians, linkSiblings, partSiblings };
