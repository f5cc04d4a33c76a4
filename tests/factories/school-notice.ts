import { noticeTemplates } from '#functions/domain/notices/notice-template.ts';
import { publishNotice } from '#functions/domain/notices/publish-notice.ts';
import { type SchoolNoticeValue, schoolNotices } from '#functions/domain/notices/school-notice.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import { creatingSchoolNotice, newSchoolNotice } from '#infra/local/builders/school-notice.ts';
import type { Payload } from '#shared/endpoint.ts';
import { type NoticeTemplateId, newId, type SchoolNoticeId } from '#shared/ids.ts';
import { notices } from '#shared/notices/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import type { Person } from './person.ts';
import { freshKey } from './student.ts';

const { add, publish, addTemplate } = notices.endpoints;
type NewNotice = Partial<Payload<typeof add>>;

/** The text of an editor as JSON. */
export const richText = (text: string): string =>
  JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });

export const newNotice = (more: NewNotice = {}) => ({
  title: '国庆放假安排',
  content: richText('10 月 1 日至 7 日停课，8 日照常上课。'),
  request_key: freshKey(),
  ...more,
});

const done = <D>({ code, msg, data }: { code: number; msg: string; data: D }): D => {
  if (code !== 1) throw new Error(`refused: ${code} ${msg}`);
  return data;
};

/** A draft, written by its author's call. */
export const writeNotice = async (as: Person, more: NewNotice = {}) =>
  done(await call(add, { as, payload: newNotice(more) })).notice;

/** A notice that its author's calls have published, or planned. */
export async function giveNotice(as: Person, more: NewNotice & { readonly at?: string } = {}) {
  const { at = '', ...said } = more;
  const { id: notice_id, rev } = await writeNotice(as, said);
  return done(await call(publish, { as, payload: { notice_id, rev, at } })).notice;
}

/** Stores a draft, for calls that only read notices. */
export async function storeNotice(
  author: Person,
  values: Partial<SchoolNoticeValue> = {},
): Promise<SchoolNoticeValue> {
  const notice = newSchoolNotice(author, values);
  await transact(creatingSchoolNotice(notice));
  return notice;
}

/** Stores a published notice; by default to the whole school. */
export async function storePublished(
  author: Person,
  values: Partial<SchoolNoticeValue> = {},
  now = new Date(),
): Promise<SchoolNoticeId> {
  const key = await storeNotice(author, values);
  await retryWrite(async () => {
    const notice = await schoolNotices.get(key, { consistent: true });
    if (notice?.state === 'draft') await publishNotice(notice, now, () => []);
  });
  return key.id;
}

/** A template of a notice of the author. */
export async function makeTemplate(as: Person, name = '放假模板'): Promise<NoticeTemplateId> {
  const { id: notice_id } = await storeNotice(as);
  const payload = { notice_id, name, request_key: freshKey() };
  return done(await call(addTemplate, { as, payload })).template.id;
}

/** Stores a template, for calls that only read them. */
export async function storeTemplate(
  { schoolId, userId: by, name: byName }: Person,
  name = '放假模板',
): Promise<NoticeTemplateId> {
  const id = newId('noticeTemplate');
  const said = { name, title: '国庆放假安排', content: { type: 'doc' as const } };
  const at = new Date().toISOString();
  await noticeTemplates.create(
    { schoolId, id },
    { id, schoolId, ...said, files: [], by, byName, at },
  );
  return id;
}

/** Takes a published notice back, by its author's call. */
export const withdrawNotice = async (as: Person, notice_id: SchoolNoticeId) =>
  done(await call(notices.endpoints.withdraw, { as, payload: { notice_id } })).notice;
