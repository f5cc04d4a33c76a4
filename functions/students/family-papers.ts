import { tellPrincipals } from '#functions/domain/notices/tell-principals.ts';
import { toToken } from '#functions/domain/people/parent-code.ts';
import type { User } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadPageCode, openPage } from '#functions/domain/students/family-page.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import { StudentId } from '#shared/ids.ts';
import type { students } from '#shared/students/contract.ts';
import { forEachStudent, requireEntrusted, withoutResult } from './each-student.ts';

const pageClosed = (): CallError =>
  new CallError(CODE.forbidden, { reason: 'students.pageClosed' });

/** What the address of a student's page ends in; it is opened unless staff have closed it. */
async function tokenOf(actor: Actor, user: User, now: Date): Promise<string> {
  await openPage(actor, user, now);
  const code = await loadPageCode(user);
  if (!code?.salt) throw pageClosed();
  return toToken(code);
}

/** The addresses of the pages of students for their families, for a paper that is not the child's card. */
export const makeFamilyPapers: UseCase<typeof students.endpoints.familyPapers> = async (
  actor,
  { ids },
  deps,
) => {
  const now = deps.now();
  const outcomes = await forEachStudent(actor, ids, async (user, common) => {
    await requireEntrusted(user, common);
    const classesOf = await common.classes();
    const { id, name } = user;
    return {
      id: StudentId.parse(id),
      name,
      class: classesOf(user)
        .map((each) => each.name)
        .join(', '),
      token: await tokenOf(actor, user, now),
    };
  });
  const papers = outcomes.flatMap(({ result }) => result ?? []);
  const names = papers.map(({ name }) => name);
  await tellPrincipals(actor, 'students.pagesOpened', names, now);
  return { papers, refused: outcomes.filter(({ ok }) => !ok).map(withoutResult) };
};
