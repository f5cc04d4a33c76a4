import { daysFromNow } from '#infra/local/builders/school.ts';
import { ROLE } from '#shared/roles.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';

/** The principal of a school whose subscription is over. */
export const makePastDue = () =>
  newPerson(ROLE.principal, {
    subscription: { start: daysFromNow(-400), end: daysFromNow(-3), authorizationCode: 'CODE-1' },
  });
