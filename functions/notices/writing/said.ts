import { type Audience, checkAudience } from '#functions/domain/notices/audience.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { ShownText } from '#functions/domain/storage/shown-text.ts';
import type { Input } from '#shared/endpoint.ts';
import type { notices } from '#shared/notices/contract.ts';
import { NOTICE_LIMITS } from '#shared/notices/limits.ts';
import { beginningOf } from '#shared/rich-text/beginning.ts';
import { ROLE } from '#shared/roles.ts';

type Said = Omit<Input<typeof notices.endpoints.edit>, 'notice_id' | 'rev'>;

const audienceOf = ({ roles, class_ids, user_ids }: Said): Audience => ({
  roles,
  classIds: class_ids,
  userIds: user_ids,
});

/** Only principals decide what rings the bell of everybody. */
const isImportant = ({ role }: Actor, { important = false }: Said): boolean =>
  important && role === ROLE.principal;

/** The fields of a notice that its author edits. */
export const editedValues = (actor: Actor, input: Said, { content, files }: ShownText) => ({
  title: input.title,
  summary: beginningOf(content, NOTICE_LIMITS.summaryMax),
  files: files.length,
  important: isImportant(actor, input),
  ...audienceOf(input),
});

/** Throws 2003 and 2004 for people whom the caller may not write to. */
export const checkSaid = (actor: Actor, input: Said): Promise<void> =>
  checkAudience(actor, audienceOf(input));
