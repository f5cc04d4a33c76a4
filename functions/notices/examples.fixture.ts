import { LIMITS } from '#shared/limits.ts';
import type { notices } from '#shared/notices/contract.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import { type ExamplesOf, own, type Scene } from '#tests/contract/example.ts';
import { sendNotice, sendNotices } from '#tests/factories/notice.ts';
import { makePerson } from '#tests/factories/person.ts';
import {
  newNotice,
  richText,
  storeNotice,
  storePublished,
  storeTemplate,
} from '#tests/factories/school-notice.ts';
import { freshKey, makeOwnClass } from '#tests/factories/student.ts';

/** A notice of a principal to the caller. */
async function given({ actor }: Scene) {
  const principal = await makePerson(actor.schoolId, ROLE.principal);
  return { notice_id: await storePublished(principal, { roles: [], userIds: [actor.userId] }) };
}

/** A published notice of the caller to a class. */
async function published({ actor }: Scene) {
  const { classId } = await makeOwnClass(actor);
  return { notice_id: await storePublished(actor, { roles: [], classIds: [classId] }) };
}

const draft = async ({ actor }: Scene) => ({ notice_id: (await storeNotice(actor)).id });

const toOwnClass = async ({ actor }: Scene) => ({
  class_ids: (await makeOwnClass(actor)).classId,
});

export const examples: ExamplesOf<typeof notices> = {
  unreadCount: own,
  list: async (scene) => {
    await sendNotices(scene.actor, LIMITS.pageSize + 1);
    return own(scene);
  },
  show: given,
  markAllRead: async (scene) => {
    await sendNotices(scene.actor, 25);
    return own(scene);
  },
  markRead: async (scene) => ({ ...own(scene), notice_id: await sendNotice(scene.actor) }),
  settings: () => ({}),
  mute: () => ({ kinds: 'tasks,works' }),
  sent: async ({ actor }) => {
    if (STAFF.includes(actor.role)) await storeNotice(actor);
    return { limit: 3 };
  },
  details: draft,
  add: async (scene) => newNotice(await toOwnClass(scene)),
  edit: async (scene) => {
    const { classId } = await makeOwnClass(scene.actor);
    const notice = await storeNotice(scene.actor, { roles: [], classIds: [classId] });
    const { request_key: _, ...said } = newNotice({ title: '停课通知', content: richText('停课') });
    return { ...said, class_ids: classId, notice_id: notice.id, rev: 1 };
  },
  remove: draft,
  publish: async (scene) => {
    const { classId } = await makeOwnClass(scene.actor);
    const notice = await storeNotice(scene.actor, { roles: [], classIds: [classId] });
    return { notice_id: notice.id, rev: 1 };
  },
  withdraw: published,
  pin: async (scene) => ({ ...(await published(scene)), pinned: 1 }),
  remind: published,
  reach: published,
  readers: async (scene) => ({ ...(await published(scene)), view: 'unread' as const }),
  templates: async ({ actor }) => {
    if (STAFF.includes(actor.role)) await storeTemplate(actor);
    return { limit: 3 };
  },
  template: async ({ actor }) => ({ template_id: await storeTemplate(actor) }),
  addTemplate: async (scene) => ({
    ...(await draft(scene)),
    name: '放假模板',
    request_key: freshKey(),
  }),
  removeTemplate: async ({ actor }) => ({ template_id: await storeTemplate(actor) }),
};
