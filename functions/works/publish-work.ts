import { classes } from '#functions/domain/classes/class.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { notifying } from '#functions/domain/notices/inbox-notice.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { ownClasses } from '#functions/domain/students/student-scope.ts';
import { countingPublication } from '#functions/domain/works/counting-publication.ts';
import { loadManagedWork, noSuchWork } from '#functions/domain/works/see-work.ts';
import { type Work, type WorkValue, works } from '#functions/domain/works/work.ts';
import { toWorkDto } from '#functions/domain/works/work-dto.ts';
import { CallError, changedMeanwhile, refuseField } from '#functions/platform/errors.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import type { ClassId } from '#shared/ids.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import type { works as contract } from '#shared/works/contract.ts';
import { WORK_LIMITS } from '#shared/works/limits.ts';
import { personalMarks, refuseFilteredWords } from './check-texts.ts';
import { isLetIn, type Publication, publishedWork } from './published-work.ts';

type PublishInput = Input<typeof contract.endpoints.publish>;

export async function workChanged(actor: Actor, work: Work, now: Date): Promise<CallError> {
  const current = await toWorkDto(actor, { work, view: 'full' }, now);
  return changedMeanwhile(current);
}

/** Classes that a work may be published to: the student's, or those that the member of staff teaches. */
async function possibleClasses(
  actor: Actor,
  { schoolId, owner }: Work,
): Promise<ClassId[] | undefined> {
  const author = owner === actor.userId ? actor.user : await users.get({ schoolId, userId: owner });
  return author?.role === ROLE.student ? author.classIds : ownClasses(actor);
}

async function classesFor(actor: Actor, work: Work, input: PublishInput): Promise<ClassId[]> {
  const possible = await possibleClasses(actor, work);
  const isDefault = input.visibility === 'class' && input.class_ids.length === 0;
  const chosen =
    isDefault && possible ? possible.slice(0, WORK_LIMITS.classesMax) : input.class_ids;
  if (input.visibility === 'class' && chosen.length === 0) throw refuseField('class_ids', 'none');
  const found = await classes.getMany(chosen.map((id) => ({ schoolId: actor.schoolId, id })));
  if (found.some((each) => !each))
    throw new CallError(CODE.notFound, { reason: 'classes.missing' });
  if (possible && chosen.some((id) => !possible.includes(id)))
    throw new CallError(CODE.forbidden, { reason: 'classes.notYours' });
  return input.visibility === 'private' ? [] : chosen;
}

/** Logs what staff change of another person's work, and notifies the author when it is unpublished. */
function recordingStaffEdit(actor: Actor, before: Work, after: WorkValue, now: Date) {
  const { id, schoolId, owner, title, visibility } = before;
  if (owner === actor.userId) return [];
  const isUnpublished = visibility !== 'private' && after.visibility === 'private';
  return [
    ...loggingOperation({ ...actor, now }, 'work.edit', {
      id,
      before: { title, visibility },
      after: { title: after.title, visibility: after.visibility },
    }),
    ...(isUnpublished
      ? notifying({ schoolId, userId: owner }, 'works.toldTakenBack', { title }, now, id)
      : []),
  ];
}

/** Title and description were checked: 1001 for filtered words, -1 for personal data that nobody has spoken of. */
async function checkedPublication(
  actor: Actor,
  work: Work,
  input: PublishInput,
): Promise<Publication> {
  const { title, description, category, visibility, anyway } = input;
  const texts = { title, description, category };
  const classIds = await classesFor(actor, work, input);
  if (visibility === 'private') return { texts, visibility, classIds, personal: [] };
  await refuseFilteredWords(work, texts);
  const personal = await personalMarks(work, texts, visibility);
  const publication = { texts, visibility, classIds, personal };
  const isTold = anyway || STAFF.includes(actor.role) || isLetIn(work, publication);
  if (personal.length > 0 && !isTold)
    throw new CallError(CODE.wait, { reason: 'works.personal', data: { personal } });
  return publication;
}

export const publishWork: UseCase<typeof contract.endpoints.publish> = async (
  actor,
  input,
  deps,
) => {
  const now = deps.now();
  const found = await loadManagedWork(actor, input.work_id);
  if (found.removed) throw noSuchWork();
  if (found.blocked && input.visibility !== 'private' && !STAFF.includes(actor.role))
    throw new CallError(CODE.forbidden, { reason: 'works.blocked' });
  let isStale = found.edits !== input.rev;
  if (isStale) throw await workChanged(actor, found, now);
  const publication = await checkedPublication(actor, found, input);
  const work = await works.change(
    found,
    (current) => {
      isStale = current.edits !== input.rev || current.removed !== undefined;
      return isStale ? undefined : publishedWork(actor, current, publication, now);
    },
    async (before, after) => [
      ...recordingStaffEdit(actor, before, after, now),
      ...(await countingPublication(before, after, momentOf(actor, now))),
    ],
  );
  if (!work) throw noSuchWork();
  if (isStale) throw await workChanged(actor, work, now);
  return { work: await toWorkDto(actor, { work, view: 'full' }, now) };
};
