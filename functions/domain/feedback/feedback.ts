import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { type Listing, listing, platformList, schoolList } from '#functions/platform/listing.ts';
import { type SearchText, searchListings } from '#functions/platform/text-search.ts';
import { DAY_MS } from '#shared/days.ts';
import { FeedbackFacts } from '#shared/feedback/contract.ts';
import { FEEDBACK_LIMITS } from '#shared/feedback/limits.ts';
import {
  FEEDBACK_KINDS,
  FEEDBACK_STATES,
  FEEDBACK_TARGETS,
  type FeedbackState,
} from '#shared/feedback/rules.ts';
import { FeedbackAnswerId, FeedbackId, SchoolId, UploadId, UserId } from '#shared/ids.ts';

const Picture = () => z.object({ id: UploadId, key: z.string(), name: z.string() });

const Feedback = () =>
  z.object({
    id: FeedbackId,
    schoolId: SchoolId,
    author: UserId,
    to: z.enum(FEEDBACK_TARGETS),
    kind: z.enum(FEEDBACK_KINDS),
    state: z.enum(FEEDBACK_STATES),
    text: z.string(),
    pictures: z.array(Picture()),
    /** Absent when the person did not agree to send them. */
    facts: FeedbackFacts().optional(),
    at: z.iso.datetime(),
    changed: z.iso.datetime(),
    /** It is removed then. */
    until: z.iso.datetime(),
    answers: z.number().int(),
    /** Something that this side has not seen. */
    unread: z.object({ author: z.boolean(), desk: z.boolean() }),
    /** Who answered last, to be told of what follows. */
    answeredBy: z.object({ schoolId: SchoolId, userId: UserId }).optional(),
  });
export type FeedbackValue = z.infer<ReturnType<typeof Feedback>>;
export type Feedback = Stored<FeedbackValue>;
export type FeedbackKey = Pick<FeedbackValue, 'schoolId' | 'id'>;

const toSchool = (state?: FeedbackState) => `feedback-school${state ? `-${state}` : ''}`;
const toPlatform = (state?: FeedbackState) => `feedback${state ? `-${state}` : ''}`;

/** All of a school, by the time of its removal. */
export const ALL_FEEDBACK = 'feedback';

/** Partitions of lists. All but the first are ordered by the last change. */
export const FEEDBACK_LISTS = {
  all: (schoolId: SchoolId) => schoolList(schoolId, ALL_FEEDBACK),
  of: ({ schoolId, userId }: { readonly schoolId: SchoolId; readonly userId: UserId }) =>
    schoolList(schoolId, `feedback-of-${userId}`),
  toSchool: (schoolId: SchoolId, state?: FeedbackState) => schoolList(schoolId, toSchool(state)),
  ofSchoolToPlatform: (schoolId: SchoolId) => schoolList(schoolId, 'feedback-platform'),
  toPlatform: (state?: FeedbackState) => platformList(toPlatform(state)),
  find: () => platformList('feedback-find'),
} as const;

/** In the lists of the platform an entry names the school as well, with which it goes. */
const targetOf = ({ schoolId, id }: FeedbackKey): string => `${schoolId}/${id}`;

export function keyOfTarget(target: string): FeedbackKey {
  const [school = '', id = ''] = target.split('/');
  return { schoolId: SchoolId.parse(school), id: FeedbackId.parse(id) };
}

/** Words that begin so far into the text are found; each character costs an entry. */
const SEARCHED = 24;

export const searchTexts = ({ text }: Pick<FeedbackValue, 'text'>): SearchText[] => [
  { text, starts: SEARCHED },
];

function listsOf(value: FeedbackValue): Listing[] {
  const { schoolId, id, author, to, state, changed } = value;
  const target = targetOf(value);
  const own = [
    listing(FEEDBACK_LISTS.all(schoolId), value.until, id),
    listing(FEEDBACK_LISTS.of({ schoolId, userId: author }), changed, id),
  ];
  if (to === 'school')
    return [
      ...own,
      listing(FEEDBACK_LISTS.toSchool(schoolId), changed, id),
      listing(FEEDBACK_LISTS.toSchool(schoolId, state), changed, id),
    ];
  return [
    ...own,
    listing(FEEDBACK_LISTS.ofSchoolToPlatform(schoolId), changed, target),
    listing(FEEDBACK_LISTS.toPlatform(), changed, target),
    listing(FEEDBACK_LISTS.toPlatform(state), changed, target),
    ...searchListings(FEEDBACK_LISTS.find(), searchTexts(value), target),
  ];
}

export const feedbackPartition = ({ schoolId, id }: FeedbackKey): string =>
  `${schoolPrefix(schoolId)}FEEDBACK#${id}`;

export const feedbacks = entity({
  type: 'feedback',
  version: 1,
  schema: Feedback,
  key: (id: FeedbackKey) => ({ pk: feedbackPartition(id), sk: 'FEEDBACK' }),
  lists: listsOf,
});

/** Who wrote: the sender, or who answers as the school or the platform. */
const SIDES = ['author', 'desk'] as const;
export type Side = (typeof SIDES)[number];

const Answer = () =>
  z.object({
    id: FeedbackAnswerId,
    schoolId: SchoolId,
    feedbackId: FeedbackId,
    at: z.iso.datetime(),
    by: z.enum(SIDES),
    /** An operator is of another school than the feedback. */
    writer: z.object({ schoolId: SchoolId, userId: UserId }),
    text: z.string(),
  });
export type FeedbackAnswer = z.infer<ReturnType<typeof Answer>>;
type AnswerKey = Pick<FeedbackAnswer, 'schoolId' | 'feedbackId' | 'id'>;

export const ANSWER_PREFIX = 'ANSWER#';

export const feedbackAnswers = entity({
  type: 'feedback-answer',
  version: 1,
  schema: Answer,
  key: ({ schoolId, feedbackId, id }: AnswerKey) => ({
    pk: feedbackPartition({ schoolId, id: feedbackId }),
    sk: `${ANSWER_PREFIX}${id}`,
  }),
});

/** All answers, the first first: `FEEDBACK_LIMITS.answersMax` at most. */
export async function loadAnswers(key: FeedbackKey, consistent = false): Promise<FeedbackAnswer[]> {
  const range = [ANSWER_PREFIX, `${ANSWER_PREFIX}~`] as const;
  return feedbackAnswers.between(feedbackPartition(key), range, { consistent });
}

/** How long feedback is kept that was changed at an instant. */
export const keptUntil = (at: Date): string =>
  new Date(at.getTime() + FEEDBACK_LIMITS.keptDays * DAY_MS).toISOString();

/** The same for another change; that of somebody who has left is kept no longer than it was to be. */
export const stillKept = ({ until, changed }: FeedbackValue, now: Date): string =>
  until < keptUntil(new Date(changed)) ? until : keptUntil(now);
