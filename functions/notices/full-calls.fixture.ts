import { noteRead } from '#functions/domain/notices/read-marks.ts';
import { schoolNotices } from '#functions/domain/notices/school-notice.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import type { ClassId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { memoize } from '#shared/memoize.ts';
import type { notices } from '#shared/notices/contract.ts';
import { NOTICE_LIMITS } from '#shared/notices/limits.ts';
import { NOTICE_ROLES } from '#shared/notices/rules.ts';
import { ROLE } from '#shared/roles.ts';
import type { FullCallsOf } from '#tests/contract/example.ts';
import { makeClass } from '#tests/factories/class.ts';
import { sendNotices } from '#tests/factories/notice.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import {
  makeTemplate,
  newNotice,
  storeNotice,
  storePublished,
} from '#tests/factories/school-notice.ts';
import { makeStudent } from '#tests/factories/student.ts';

const AT_ONCE = 8;
/** Notices of each class of the student who is in as many as there can be. */
const OF_CLASS = 4;
const TITLE =
  '关于本学期期末成果展示与家长开放日安排的通知（请各班老师和同学们务必认真阅读并按时参加，谢谢配合）';
const OTHER_TITLE =
  '更正：学校将于下个月举办冬令营活动，报名时间、地点与所需物品说明（含接送安排、餐饮与保险须知）';

const many = <T>(count: number, make: () => Promise<T>): Promise<T[]> =>
  mapConcurrently(Array.from({ length: count }), AT_ONCE, make);

/** Everybody whom one notice can be written to, each class with staff of its own. */
async function makeWide(principal: Person) {
  const { schoolId } = principal;
  const people = await many(NOTICE_LIMITS.peopleMax, () => makeStudent(principal));
  const classIds = await many(NOTICE_LIMITS.classesMax, async () => {
    const assistant = await makePerson(schoolId, ROLE.teacher);
    const teacher = await makePerson(schoolId, ROLE.teacher);
    return makeClass(teacher, [], { assistantId: assistant.userId });
  });
  const userIds = people.map(({ userId }) => userId);
  return { roles: [...NOTICE_ROLES], classIds, userIds, title: TITLE };
}

/** A student of many classes in a school that writes a lot. */
async function makeReader(principal: Person) {
  const teacher = await makePerson(principal.schoolId, ROLE.teacher);
  const student = await makeStudent(principal);
  const others = await many(NOTICE_LIMITS.readersMax, () => makeStudent(principal));
  const classIds: ClassId[] = [];
  for (let index = 0; index < CLASS_LIMITS.ofStudent; index += 1) {
    const members = index === 0 ? [student, ...others] : [student];
    classIds.push(await makeClass(teacher, members, { capacity: CLASS_LIMITS.capacityMax }));
  }
  for (const classId of classIds)
    for (let index = 0; index < OF_CLASS; index += 1)
      await storePublished(principal, { roles: [], classIds: [classId] });
  await sendNotices(student, 100);
  return { student, others, classIds };
}

const busy = memoize(async () => {
  const principal = await makePerson(await makeSchool(), ROLE.principal);
  const { student, others, classIds } = await makeReader(principal);
  const wide = await makeWide(principal);
  const widest = await storePublished(principal, { classIds, title: TITLE });
  const notice = await schoolNotices.get({ schoolId: principal.schoolId, id: widest });
  if (!notice) throw new TypeError('nothing was published');
  for (const reader of others) await noteRead(reader, notice, new Date());
  for (let index = 0; index < LIMITS.pageSize; index += 1) await storeNotice(principal, wide);
  return { principal, student, widest, wide };
});

/** A notice to as many as it can go to, published or not. */
async function widely(isPublished: boolean) {
  const { principal: as, wide } = await busy();
  const id = isPublished ? await storePublished(as, wide) : (await storeNotice(as, wide)).id;
  return { as, notice_id: id };
}

const ofPublished = async () => {
  const { as, notice_id } = await widely(true);
  return { as, payload: { notice_id } };
};
const ofDraft = async () => {
  const { as, notice_id } = await widely(false);
  return { as, payload: { notice_id } };
};

async function wideSaid() {
  const { classIds, userIds } = (await busy()).wide;
  const { request_key, ...said } = newNotice({ title: OTHER_TITLE });
  const audience = { roles: [...NOTICE_ROLES], class_ids: classIds, user_ids: userIds };
  return { request_key, said: { ...said, ...audience } };
}

export const fullCalls: FullCallsOf<typeof notices> = {
  unreadCount: async () => {
    const { student } = await busy();
    return { as: student, payload: { user_id: student.userId } };
  },
  list: async () => {
    const { student } = await busy();
    return { as: student, payload: { user_id: student.userId, pinned: true } };
  },
  show: async () => {
    const { student, widest } = await busy();
    return { as: student, payload: { notice_id: widest } };
  },
  sent: async () => {
    const { principal } = await busy();
    return { as: principal, payload: { limit: LIMITS.pageSize } };
  },
  details: ofDraft,
  add: async () => {
    const { principal } = await busy();
    const { request_key, said } = await wideSaid();
    return { as: principal, payload: { ...said, request_key } };
  },
  edit: async () => {
    const { as, notice_id } = await widely(false);
    const { said } = await wideSaid();
    return { as, payload: { ...said, notice_id, rev: 1 } };
  },
  remove: ofDraft,
  publish: async () => {
    const { as, notice_id } = await widely(false);
    return { as, payload: { notice_id, rev: 1 } };
  },
  withdraw: ofPublished,
  pin: async () => {
    const { as, notice_id } = await widely(true);
    return { as, payload: { notice_id, pinned: 1 } };
  },
  remind: ofPublished,
  reach: async () => {
    const { principal, widest } = await busy();
    return { as: principal, payload: { notice_id: widest } };
  },
  readers: async () => {
    const { principal, widest } = await busy();
    const limit = NOTICE_LIMITS.readersMax;
    return { as: principal, payload: { notice_id: widest, view: 'unread', limit } };
  },
  templates: async () => {
    const as = await makePerson(await makeSchool(), ROLE.principal);
    for (let index = 0; index < LIMITS.pageSize; index += 1) await makeTemplate(as);
    return { as, payload: {} };
  },
};
