import * as z from 'zod';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { noticeTextDto } from '#functions/domain/notices/notice-dtos.ts';
import {
  type NoticeTemplate,
  type NoticeTemplateValue,
  noticeTemplates,
  TEMPLATE_LIST,
} from '#functions/domain/notices/notice-template.ts';
import { loadNoticeText } from '#functions/domain/notices/school-notice.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { keysOfText, usingKeys } from '#functions/domain/storage/shown-text.ts';
import { releaseUnused } from '#functions/domain/storage/storage.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, type Recording, requestOf } from '#functions/request/once.ts';
import { CODE } from '#shared/codes.ts';
import { NoticeTemplateId, newId } from '#shared/ids.ts';
import type { notices } from '#shared/notices/contract.ts';
import type { NoticeTemplate as Dto } from '#shared/notices/fields.ts';
import { mayChange } from '#shared/teachers/abilities.ts';
import { loadOwnNotice } from './own-notice.ts';

type Calls = typeof notices.endpoints;

/** Throws 2004 when there is no such template. */
export async function loadTemplate(
  { schoolId }: Actor,
  id: NoticeTemplateId,
): Promise<NoticeTemplate> {
  const found = await noticeTemplates.get({ schoolId, id }, { consistent: true });
  if (!found) throw new CallError(CODE.notFound, { reason: 'notices.noTemplate' });
  return found;
}

const toDto = ({ id, name, title, by, byName, at }: NoticeTemplateValue): Dto => ({
  id,
  name,
  title,
  by_id: by,
  by: byName,
  at,
});

export const listTemplates: UseCase<Calls['templates']> = async (actor, { limit, cursor }) => {
  const { schoolId } = actor;
  const pk = schoolList(schoolId, TEMPLATE_LIST);
  const from = await fromCursor(cursor, pk);
  const { entries, next } = await pageOfList(pk, { limit, from, descending: true });
  const found = await noticeTemplates.getMany(
    entries.map(({ target }) => ({ schoolId, id: NoticeTemplateId.parse(target) })),
  );
  return {
    list: found.flatMap((each) => (each ? [toDto(each)] : [])),
    cursor: await toCursor(next, pk),
  };
};

export const showTemplate: UseCase<Calls['template']> = async (actor, { template_id }, deps) => {
  const found = await loadTemplate(actor, template_id);
  return { template: toDto(found), text: await noticeTextDto(found, deps.now()) };
};

async function make(
  actor: Actor,
  { notice_id, name }: Parameters<UseCase<Calls['addTemplate']>>[1],
  recording: Recording<{ id: NoticeTemplateId }>,
  now: Date,
): Promise<NoticeTemplateValue> {
  const { schoolId, userId: by, user } = actor;
  const notice = await loadOwnNotice(actor, notice_id);
  const { content, files } = await loadNoticeText(notice);
  const id = newId('noticeTemplate', now.getTime());
  const { title } = notice;
  const at = now.toISOString();
  const template = { id, schoolId, name, title, content, files, by, byName: user.name, at };
  await transact([
    ...recording({ id }, now),
    ...noticeTemplates.creating(template, template),
    ...usingKeys(actor, [[], keysOfText(template)], id).writes,
    ...loggingOperation({ ...actor, now }, 'notice.template', { id, name, notice: notice_id }),
  ]);
  return template;
}

/** Keeps a notice as a template. A repeated request keeps only one. */
export const addTemplate: UseCase<Calls['addTemplate']> = async (actor, input, deps) => {
  const template = await once(requestOf(actor, 'notice.template', input), {
    made: z.object({ id: NoticeTemplateId }),
    find: ({ id }): Promise<NoticeTemplateValue> => loadTemplate(actor, id),
    make: (recording) => make(actor, input, recording, deps.now()),
  });
  return { template: toDto(template) };
};

export const removeTemplate: UseCase<Calls['removeTemplate']> = async (
  actor,
  { template_id },
  deps,
) => {
  const dropped = await retryWrite(async () => {
    const found = await loadTemplate(actor, template_id);
    if (!mayChange(actor, [found.by]))
      throw new CallError(CODE.forbidden, { reason: 'notices.notYourTemplate' });
    const { writes, dropped: keys } = usingKeys(actor, [keysOfText(found), []]);
    const { id, name } = found;
    await transact([
      ...noticeTemplates.removing(found, found),
      ...writes,
      ...loggingOperation({ ...actor, now: deps.now() }, 'notice.template-remove', { id, name }),
    ]);
    return keys;
  });
  await releaseUnused(actor, dropped, deps);
  return null;
};
