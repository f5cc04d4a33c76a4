import {
  type Feedback,
  type FeedbackAnswer,
  loadAnswers,
} from '#functions/domain/feedback/feedback.ts';
import { users } from '#functions/domain/people/user.ts';
import { schools } from '#functions/domain/schools/school.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { FeedbackAnswerDto, FeedbackDto, SeenFeedback } from '#shared/feedback/contract.ts';
import { message } from '#shared/i18n/messages.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { isOwn, sideOf } from './feedback-scope.ts';

interface PersonRef {
  readonly schoolId: SchoolId;
  readonly userId: UserId;
}

/** The schools' names are told to operators only. */
async function loadSchoolNames(actor: Actor, ids: readonly SchoolId[]) {
  const wanted = actor.role === ROLE.platform ? [...new Set(ids)] : [];
  const found = await schools.getMany(wanted);
  return new Map(found.flatMap((school) => (school ? [[school.id, school.name] as const] : [])));
}

async function loadAuthors(list: readonly Feedback[]) {
  const ids = [...new Map(list.map((each) => [each.author, each])).values()];
  const found = await users.getMany(
    ids.map(({ schoolId, author: userId }) => ({ schoolId, userId })),
  );
  return new Map(found.flatMap((user) => (user ? [[user.id, user] as const] : [])));
}

/** As the caller sees them; the name of an author who has left is empty in time. */
export async function toFeedbackDtos(
  actor: Actor,
  list: readonly Feedback[],
): Promise<FeedbackDto[]> {
  const [names, authors] = await Promise.all([
    loadSchoolNames(
      actor,
      list.map(({ schoolId }) => schoolId),
    ),
    loadAuthors(list),
  ]);
  return list.map((each) => {
    const author = authors.get(each.author);
    const side = isOwn(actor, each) ? 'author' : 'desk';
    return {
      id: each.id,
      school_id: each.schoolId,
      school: names.get(each.schoolId) ?? '',
      to: each.to,
      kind: each.kind,
      state: each.state,
      text: each.text,
      at: each.at,
      changed: each.changed,
      author: { id: each.author, name: author?.name ?? '', role: author?.role ?? 0 },
      own: side === 'author',
      pictures: each.pictures.length,
      answers: each.answers,
      unread: each.unread[side],
      rev: each.rev,
    };
  });
}

export async function toFeedbackDto(actor: Actor, feedback: Feedback): Promise<FeedbackDto> {
  const [dto] = await toFeedbackDtos(actor, [feedback]);
  if (!dto) throw new TypeError('no feedback');
  return dto;
}

async function toAnswerDtos(
  actor: Actor,
  { to }: Feedback,
  answers: readonly FeedbackAnswer[],
): Promise<FeedbackAnswerDto[]> {
  const writers = [...new Map(answers.map(({ writer }) => [writer.userId, writer])).values()];
  const isFrom = ({ schoolId }: PersonRef) => schoolId === actor.schoolId;
  const found = await users.getMany(writers.filter(isFrom));
  const names = new Map(found.flatMap((user) => (user ? [[user.id, user.name] as const] : [])));
  // Who of the operators has answered is not told to schools.
  const platform = message(actor.language, 'feedback.platform');
  return answers.map(({ id, at, by, writer, text }) => {
    const isPlatform = by === 'desk' && to === 'platform';
    const name = names.get(writer.userId) ?? (isPlatform ? platform : '');
    return { id, at, by, name, text };
  });
}

/** Feedback with all that belongs to it. */
export async function toSeen(actor: Actor, feedback: Feedback, now: Date): Promise<SeenFeedback> {
  const [dto, answers] = await Promise.all([
    toFeedbackDto(actor, feedback),
    loadAnswers(feedback, true),
  ]);
  return {
    feedback: dto,
    pictures: await Promise.all(
      feedback.pictures.map(async ({ id, key, name }) => ({
        id,
        name,
        url: await mediaUrl(key, now),
      })),
    ),
    facts: feedback.facts ?? null,
    answers: await toAnswerDtos(actor, feedback, answers),
    desk: sideOf(actor, feedback) === 'desk',
  };
}
