import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import { flag, nothing } from '#shared/fields.ts';
import { StudentId } from '#shared/ids.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import { CardPin } from './card-fields.ts';
import { StudentResult, studentIds } from './fields.ts';

const Results = () => z.object({ results: z.array(StudentResult()) });
/** Whether a card is asked for a PIN of pictures, too. */
const CardRules = () => z.object({ pin: z.boolean() });

const makeCards = post('student/cards', {
  summary:
    'Sign-in cards: each token signs its student in (`index/card_login`) until the class ends, the card is revoked, or another one is made; no password changes. 2003 for students whom the teacher has taken into the own class. Sessions that the card before has opened are over within 30 seconds.',
  access: STAFF,
  writes: 'school',
  budget: { read: 8, write: 22 },
  codes: [CODE.forbidden, CODE.notFound],
  input: () => z.object({ ids: studentIds() }),
  output: () =>
    z.object({
      cards: z.array(
        z.object({
          id: StudentId,
          name: z.string(),
          account: z.string(),
          /** Names of the classes in one text. */
          class: z.string(),
          token: z.string(),
          expires: z.iso.datetime(),
        }),
      ),
      /** Those without a card: disabled, without a licence, not found, or not in the caller's classes. */
      refused: z.array(StudentResult()),
    }),
});

const revokeCards = post('student/card_revoke', {
  summary:
    'Make the sign-in cards of students worthless. Sessions that they have opened are over within 30 seconds.',
  access: STAFF,
  writes: 'school',
  budget: { read: 5, write: 6 },
  codes: [CODE.forbidden, CODE.notFound],
  input: () => z.object({ ids: studentIds() }),
  output: Results,
});

const familyPapers = post('student/family_papers', {
  summary:
    'The addresses of the pages that show students to their families (`parent/page`), to be printed on a paper that is not the card: opened where there is none yet, refused where staff have closed it. 2003 for students whom the teacher has taken into the own class. Principals are told when a teacher asks.',
  access: STAFF,
  writes: 'school',
  budget: { read: 9, write: 20 },
  codes: [CODE.forbidden, CODE.notFound],
  input: () => z.object({ ids: studentIds() }),
  output: () =>
    z.object({
      papers: z.array(
        z.object({
          id: StudentId,
          name: z.string(),
          /** Names of the classes in one text. */
          class: z.string(),
          /** What the address ends in. */
          token: z.string(),
        }),
      ),
      /** Those without: closed by staff, not found, or not entrusted to the caller. */
      refused: z.array(StudentResult()),
    }),
});

const cardRules = post('student/card_rules', {
  summary: 'What the school asks for beside a sign-in card.',
  access: STAFF,
  writes: 'no',
  budget: { read: 2, write: 0 },
  input: nothing,
  output: CardRules,
});

const setCardRules = post('student/card_rules_edit', {
  summary: 'Ask for a PIN of four pictures beside sign-in cards, or do not any more.',
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 3, write: 6 },
  input: () => z.object({ pin: flag() }),
  output: CardRules,
});

const setCardPins = post('student/card_pin', {
  summary:
    'Set the picture PIN of students, or without `pin` take it back: then the next use of the card chooses one. 2003 for students whom the teacher has taken into the own class.',
  access: STAFF,
  writes: 'school',
  budget: { read: 7, write: 6 },
  codes: [CODE.forbidden, CODE.notFound],
  input: () => z.object({ ids: studentIds(), pin: CardPin().optional() }),
  output: Results,
});

/** Calls about the sign-in cards of students. */
export const studentCards = {
  makeCards,
  revokeCards,
  familyPapers,
  cardRules,
  setCardRules,
  setCardPins,
};
