import { feedbackAnswers } from '#functions/domain/feedback/feedback.ts';
import type { feedback } from '#shared/feedback/contract.ts';
import { FEEDBACK_LIMITS } from '#shared/feedback/limits.ts';
import { newId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { memoize } from '#shared/memoize.ts';
import { ROLE } from '#shared/roles.ts';
import type { FullCallsOf } from '#tests/contract/example.ts';
import { storeFeedback } from '#tests/factories/feedback.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey } from '#tests/factories/student.ts';

const LONG = '希望课表可以打印。'.repeat(40);

const people = memoize(async () => {
  const schoolId = await makeSchool();
  const [principal, teacher] = [
    await makePerson(schoolId, ROLE.principal),
    await makePerson(schoolId, ROLE.teacher),
  ];
  return { principal, teacher };
});

/** Feedback to the school with all answers that it may have but one. */
async function longTalk() {
  const { principal, teacher } = await people();
  const answers = FEEDBACK_LIMITS.answersMax - 1;
  const of = await storeFeedback(teacher, { to: 'school', text: LONG, answers });
  for (let at = 0; at < answers; at += 1) {
    const id = newId('feedbackAnswer');
    const writer = { schoolId: teacher.schoolId, userId: teacher.userId };
    const by = 'author' as const;
    const key = { schoolId: of.schoolId, feedbackId: of.id, id };
    await feedbackAnswers.create(key, { ...key, by, writer, at: of.at, text: LONG });
  }
  return { as: principal, feedback_id: of.id };
}

export const fullCalls: FullCallsOf<typeof feedback> = {
  list: async () => {
    const { principal } = await people();
    for (let at = 0; at < LIMITS.pageSizeMax; at += 1) {
      const author = await makePerson(principal.schoolId, ROLE.student);
      await storeFeedback(author, { to: 'school', text: LONG });
    }
    return { as: principal, payload: { box: 'school', limit: LIMITS.pageSizeMax } };
  },
  see: async () => {
    const { as, feedback_id } = await longTalk();
    return { as, payload: { feedback_id } };
  },
  answer: async () => {
    const { as, feedback_id } = await longTalk();
    return { as, payload: { feedback_id, text: LONG, request_key: freshKey() } };
  },
};
