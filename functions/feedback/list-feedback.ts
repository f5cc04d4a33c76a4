import {
  FEEDBACK_LISTS,
  type Feedback,
  feedbacks,
  keyOfTarget,
  searchTexts,
} from '#functions/domain/feedback/feedback.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import { searchPage } from '#functions/platform/text-search.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import type { feedback as contract } from '#shared/feedback/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { toFeedbackDtos } from './feedback-dto.ts';

type List = typeof contract.endpoints.list;
type Asked = Input<List>;

/** Lists of a school name the id only, those of the platform the school as well. */
const keyOf = (actor: Actor, target: string) =>
  keyOfTarget(target.includes('/') ? target : `${actor.schoolId}/${target}`);

const loadFeedback = (actor: Actor, targets: readonly string[]) =>
  feedbacks.getMany(targets.map((target) => keyOf(actor, target)));

/** Throws 2003 for a box that is not the caller's. */
function requireBox({ role }: Actor, box: Asked['box']): void {
  const isOpen = box === 'own' || role === (box === 'school' ? ROLE.principal : ROLE.platform);
  if (!isOpen) throw new CallError(CODE.forbidden);
}

function listFor(actor: Actor, { box, state, school }: Asked): string {
  if (box === 'own') return FEEDBACK_LISTS.of(actor);
  if (box === 'school') return FEEDBACK_LISTS.toSchool(actor.schoolId, state);
  return school ? FEEDBACK_LISTS.ofSchoolToPlatform(school) : FEEDBACK_LISTS.toPlatform(state);
}

const fits =
  ({ state, school }: Asked) =>
  (feedback: Feedback): boolean =>
    (!state || feedback.state === state) && (!school || feedback.schoolId === school);

async function listed(actor: Actor, asked: Asked, from: Item | undefined) {
  const paging = { limit: asked.limit, from, descending: true };
  const { entries, next } = await pageOfList(listFor(actor, asked), paging);
  const found = await loadFeedback(
    actor,
    entries.map(({ target }) => target),
  );
  return { items: found.flatMap((each) => each ?? []).filter(fits(asked)), next };
}

const searched = (actor: Actor, asked: Asked, from: Item | undefined) =>
  searchPage<Feedback>({
    pk: FEEDBACK_LISTS.find(),
    words: asked.search,
    limit: asked.limit,
    from,
    load: async (ids) =>
      (await loadFeedback(actor, ids)).map((each) =>
        each && fits(asked)(each) ? each : undefined,
      ),
    texts: searchTexts,
  });

export const listFeedback: UseCase<List> = async (actor, asked) => {
  const { box, state, school, search } = asked;
  requireBox(actor, box);
  const name = `feedback ${JSON.stringify([box, state, school, search])} for ${actor.userId}`;
  const from = await fromCursor(asked.cursor, name);
  const isSearch = search !== '' && box === 'platform';
  const { items, next } = await (isSearch ? searched : listed)(actor, asked, from);
  return { list: await toFeedbackDtos(actor, items), cursor: await toCursor(next, name) };
};
