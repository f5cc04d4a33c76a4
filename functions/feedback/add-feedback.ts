import * as z from 'zod';
import {
  type Feedback,
  type FeedbackValue,
  feedbacks,
  keptUntil,
} from '#functions/domain/feedback/feedback.ts';
import { notifying } from '#functions/domain/notices/inbox-notice.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { objectsUnder, usingObject } from '#functions/domain/storage/stored-object.ts';
import { loadPrincipals } from '#functions/domain/teachers/principals.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { fileKeyPrefix } from '#functions/platform/object-keys.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, type Recording, requestOf } from '#functions/request/once.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import type { feedback as contract } from '#shared/feedback/contract.ts';
import { FEEDBACK_LIMITS } from '#shared/feedback/limits.ts';
import { FeedbackId, newId, type UploadId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { toFeedbackDto } from './feedback-dto.ts';

type Add = typeof contract.endpoints.add;
type NewFeedback = Input<Add>;

const KEPT_SECONDS = 2 * 86_400;
/** Principals who are told; more than these have hardly ever been needed to answer. */
const TOLD = 5;

async function pictureOf({ schoolId, userId }: Actor, id: UploadId) {
  const [file] = await objectsUnder(schoolId, fileKeyPrefix(schoolId, id), { limit: 1 });
  if (file?.owner !== userId || file.kind !== 'feedback-picture')
    throw refuseField('file_ids', 'missing');
  return { id, key: file.key, name: file.name };
}

/** One more of the person's on this day. Refused with -1 beyond the number that a day allows. */
const countingOfDay = ({ schoolId, userId }: Actor, now: Date): TransactWrite => ({
  Update: {
    Key: {
      pk: `${personPartition(schoolId, userId)}#FEEDBACK`,
      sk: now.toISOString().slice(0, 10),
    },
    UpdateExpression: 'SET expires = :expires, #type = :type ADD #count :one',
    ConditionExpression: 'attribute_not_exists(#count) OR #count < :most',
    ExpressionAttributeNames: { '#count': 'count', '#type': 'type' },
    ExpressionAttributeValues: {
      ':expires': epochSeconds(now) + KEPT_SECONDS,
      ':type': 'feedback-of-day',
      ':one': 1,
      ':most': FEEDBACK_LIMITS.perDay,
    },
  },
  refusal: new CallError(CODE.wait, {
    reason: 'feedback.tooMany',
    params: { count: FEEDBACK_LIMITS.perDay },
  }),
});

function factsOf(input: NewFeedback): Pick<FeedbackValue, 'facts'> {
  if (!input.with_facts) return {};
  const { page, device, window, language, version, requests } = input;
  return { facts: { page, device, window, language, version, requests } };
}

function toFeedback(
  { schoolId, userId: author }: Actor,
  input: NewFeedback,
  pictures: FeedbackValue['pictures'],
  now: Date,
): FeedbackValue {
  const { to, kind, text } = input;
  const [at, changed] = [now.toISOString(), now.toISOString()];
  return {
    id: newId('feedback', now.getTime()),
    schoolId,
    author,
    to,
    kind,
    state: 'new',
    text,
    pictures,
    ...factsOf(input),
    at,
    changed,
    until: keptUntil(now),
    answers: 0,
    unread: { author: false, desk: true },
  };
}

async function tellingPrincipals(actor: Actor, to: string, now: Date): Promise<TransactWrite[]> {
  if (to !== 'school') return [];
  const { schoolId, user } = actor;
  const principals = await loadPrincipals(schoolId, TOLD);
  return principals.flatMap((userId) =>
    notifying({ schoolId, userId }, 'feedback.toldNew', { by: user.name }, now),
  );
}

async function make(
  actor: Actor,
  input: NewFeedback,
  recording: Recording<{ id: FeedbackId }>,
  now: Date,
): Promise<Feedback> {
  const pictures = await Promise.all(input.file_ids.map((id) => pictureOf(actor, id)));
  const value = toFeedback(actor, input, pictures, now);
  const { id, schoolId } = value;
  await transact([
    ...recording({ id }, now),
    countingOfDay(actor, now),
    ...feedbacks.creating(value, value),
    ...pictures.map(({ key }) => usingObject({ schoolId, key }, id)),
    ...(await tellingPrincipals(actor, input.to, now)),
  ]);
  return { ...value, rev: 1 };
}

/** Sends feedback. A principal is the school, and writes to the platform only. */
export const addFeedback: UseCase<Add> = async (actor, input, deps) => {
  if (input.to === 'school' && actor.role === ROLE.principal) throw refuseField('to', 'ownSchool');
  const { schoolId } = actor;
  const feedback = await once(requestOf(actor, 'feedback.add', input), {
    made: z.object({ id: FeedbackId }),
    find: async ({ id }) => {
      const found = await feedbacks.get({ schoolId, id }, { consistent: true });
      if (!found) throw new CallError(CODE.notFound, { reason: 'feedback.missing' });
      return found;
    },
    make: (recording) => make(actor, input, recording, deps.now()),
  });
  return { feedback: await toFeedbackDto(actor, feedback) };
};
