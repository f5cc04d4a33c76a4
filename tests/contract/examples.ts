import { abouts, informations } from '#functions/schools/institution.ts';
import type { Endpoint, Payload } from '#shared/contracts/endpoint.ts';
import { CALLS, type GROUPS } from '#shared/contracts/registry.ts';
import { newId, StudentId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { challengeAnswer } from '#tests/factories/challenge.ts';
import { makeClass, makeOpenClass } from '#tests/factories/class.ts';
import { newClassMessage, newVerification } from '#tests/factories/message.ts';
import { sendNotice, sendNotices } from '#tests/factories/notice.ts';
import {
  changePerson,
  giveIdentity,
  makePerson,
  makeSigner,
  PASSWORD,
  type Person,
} from '#tests/factories/person.ts';
import { freshPhone, lastCode, provePhone, sendBindingCode } from '#tests/factories/phone.ts';
import { makePng } from '#tests/factories/picture.ts';
import { makeLead, newHandling, newLead, newRegistration } from '#tests/factories/registration.ts';
import {
  freshKey,
  freshName,
  issueCard,
  makeOwnClass,
  revOfStudent,
  studentId,
} from '#tests/factories/student.ts';
import { fillStaff, freePlaces, makeLeaver, newTeacher, revOf } from '#tests/factories/teacher.ts';
import { personOf } from '#tests/factories/world.ts';

import type { Scene } from './example-scene.ts';
import { feedExamples } from './feed-examples.ts';
import { hourExamples } from './hour-examples.ts';
import { lessonExamples } from './lesson-examples.ts';
import { makeupExamples } from './makeup-examples.ts';
import { taskExamples } from './task-examples.ts';
import { teachingExamples } from './teaching-examples.ts';
import { storeSchoolPicture, uploadExamples } from './upload-examples.ts';
import { wallExamples } from './wall-examples.ts';
import { workExamples } from './work-examples.ts';

type Fields = Record<string, unknown>;

/** A payload with which a call does its job; what it needs beforehand is made on the way. */
type Example<E extends Endpoint> = (scene: Scene) => Payload<E> | Promise<Payload<E>>;

type Registered = (typeof GROUPS)[number];
/** One example for every call of the registry: a call without one does not compile. */
type Examples = {
  readonly [G in Registered as G['name']]: {
    readonly [N in keyof G['endpoints']]: G['endpoints'][N] extends Endpoint
      ? Example<G['endpoints'][N]>
      : never;
  };
};

/** Students and operators look up nobody but themselves. */
const maySee = ({ role }: Person) => role !== ROLE.student && role !== ROLE.platform;
const own = ({ actor }: Scene) => ({ user_id: actor.userId });

const addedTeacher = async ({ actor }: Scene) => {
  await freePlaces(actor.schoolId);
  return newTeacher();
};

const classOf = async ({ actor }: Scene) => ({ class_id: await makeClass(actor, []) });
const ownStudent = async ({ actor }: Scene) => studentId((await makeOwnClass(actor)).student);
const ownClass = async ({ actor }: Scene) => ({ class_id: (await makeOwnClass(actor)).classId });
const someClasses = async ({ actor }: Scene) => {
  for (let index = 0; index < 3; index += 1) await makeClass(actor, []);
  return { limit: 3 };
};
const newClassOf = ({ actor }: Scene) => ({
  name: '启蒙三班',
  teacher_id: actor.userId,
  request_key: newId('request'),
});

const EXAMPLES: Examples = {
  portal: {
    login: async ({ world }) => {
      const { account } = await makeSigner(world.school.schoolId, ROLE.teacher);
      return { username: account, password: PASSWORD };
    },
    cardLogin: async ({ world }) => ({ token: await issueCard(world.school.schoolId) }),
    challenge: () => ({}),
    logout: () => ({}),
    loginStatus: () => ({}),
    getRole: own,
    updateInfo: (scene) => ({ ...own(scene), user_nick: '新昵称8', user_remark: '周三有课' }),
    changePassword: async (scene) => {
      await giveIdentity(scene.actor);
      return {
        ...own(scene),
        old_pass: PASSWORD,
        new_pass: 'Better456',
        confirm_pass: 'Better456',
      };
    },
    verifyAccount: async ({ world }) => {
      const { account } = await makePerson(world.school.schoolId, ROLE.teacher, {
        phone: freshPhone(),
      });
      return { username: account, verificationCode: await challengeAnswer() };
    },
    resetPassword: async ({ world }) => {
      const phone = freshPhone();
      const { account } = await makeSigner(world.school.schoolId, ROLE.teacher, { phone });
      const proof = await provePhone(phone, account);
      return { username: account, proof, new_pass: 'Better456', confirm_pass: 'Better456' };
    },
    choosePassword: async (scene) => {
      await giveIdentity(scene.actor);
      await changePerson(scene.actor, { defaultPassword: true });
      return { ...own(scene), new_pass: 'Better456', confirm_pass: 'Better456' };
    },
    makeAvatar: (scene) => ({ ...own(scene), file: makePng(200, 200).toString('base64') }),
    bindPlatform: own,
    menu: own,
    servicePhone: () => ({}),
    webConfig: ({ world }) => ({ school: world.school.schoolId }),
  },
  schools: {
    overdueInfo: own,
    overdueCheck: own,
    getInfo: () => ({}),
    edit: async ({ actor }) => ({
      rev: (await informations.get(actor.schoolId))?.rev ?? 0,
      name: '晨光少儿编程',
      slogan: '让每个孩子都会创造',
      contact: '林老师',
      phone: '020-8888 6666',
      email: 'hello@example.org',
      hours: '周二至周日 9:00-20:00',
      address: '广州市天河区体育西路 1 号',
      latitude: '23.1291',
      longitude: '113.2644',
    }),
    editAbout: async ({ actor }) => ({
      rev: (await abouts.get(actor.schoolId))?.rev ?? 0,
      about: JSON.stringify({
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: '我们教孩子编程。' }] },
          { type: 'image', attrs: { key: await storeSchoolPicture(actor) } },
        ],
      }),
    }),
    picture: () => ({ file: makePng(200, 200).toString('base64') }),
    introduction: ({ world }) => ({ school: world.school.schoolId }),
    home: () => ({}),
    statistics: () => ({ period: 'term' }),
    classStatistics: someClasses,
    // A page of one, so that it is the same among few schools and many.
    allSchools: () => ({ limit: 1 }),
    unlicensedStudents: ({ world }) => ({ school: world.school.schoolId }),
  },
  teachers: {
    profile: ({ world, actor }) => ({
      teacher_id: maySee(actor) ? personOf(world.school, ROLE.teacher).userId : actor.userId,
    }),
    count: () => ({}),
    list: async ({ actor }) => {
      await fillStaff(actor.schoolId);
      return {};
    },
    add: addedTeacher,
    addToSchool: addedTeacher,
    edit: async ({ world }) => {
      const teacher = await makePerson(world.school.schoolId, ROLE.teacher);
      return { teacher_id: teacher.userId, rev: await revOf(teacher), remark: '周三有课' };
    },
    remove: ({ world }) => makeLeaver(world.school.schoolId),
    removeFromSchool: ({ world }) => makeLeaver(world.school.schoolId),
    resetPassword: async ({ world }) => {
      const teacher = await makePerson(world.school.schoolId, ROLE.teacher);
      return { teacher_id: teacher.userId };
    },
  },
  students: {
    profile: ({ world, actor }) => {
      const student = actor.role === ROLE.student ? actor : personOf(world.school, ROLE.student);
      return { student_id: StudentId.parse(student.userId) };
    },
    list: ownClass,
    detailList: ownClass,
    add: async ({ actor }) => {
      const { classId } = await makeOwnClass(actor);
      return { name: freshName(), class_ids: [classId], request_key: freshKey() };
    },
    addMany: async ({ actor }) => {
      const { classId } = await makeOwnClass(actor);
      const rows = [1, 2].map((row) => ({ key: `row ${row}`, name: freshName() }));
      return { rows, class_ids: [classId], request_key: freshKey() };
    },
    edit: async ({ actor }) => {
      const { student } = await makeOwnClass(actor);
      const rev = await revOfStudent(student);
      return { student_id: studentId(student), rev, name: freshName(), remark: '周三有课' };
    },
    remove: async (scene) => ({ ids: [await ownStudent(scene)] }),
    resetPassword: async (scene) => ({ ids: [await ownStudent(scene)] }),
    hasDefaultPassword: () => ({}),
    returnExcel: async (scene) => ({ kind: 'accounts', ids: [await ownStudent(scene)] }),
    makeCards: async (scene) => ({ ids: [await ownStudent(scene)] }),
    statistics: async (scene) => ({ student_id: await ownStudent(scene) }),
    classroomStatistics: ownClass,
  },
  classes: {
    list: someClasses,
    find: async ({ actor }) => {
      const [, word = ''] = newId('class').split('-');
      await makeClass(actor, [], { name: `启蒙${word}班` });
      return { search: word };
    },
    info: classOf,
    add: newClassOf,
    addToSchool: newClassOf,
    edit: async (scene) => ({ ...(await classOf(scene)), rev: 0, name: '进阶二班' }),
    remove: classOf,
    removeFromSchool: classOf,
    children: async ({ actor }) => {
      const student = await makePerson(actor.schoolId, ROLE.student);
      return { class_id: await makeClass(actor, [student]) };
    },
    moves: async ({ actor }) => {
      const student = await makePerson(actor.schoolId, ROLE.student);
      return { class_id: await makeClass(actor, [student]) };
    },
    candidates: async ({ actor }) => {
      const student = await makePerson(actor.schoolId, ROLE.student);
      return { class_id: await makeOpenClass(actor), search: student.account };
    },
    join: async ({ actor }) => {
      const student = await makePerson(actor.schoolId, ROLE.student);
      return { class_id: await makeOpenClass(actor), student_ids: student.userId };
    },
    leave: async ({ actor }) => {
      const student = await makePerson(actor.schoolId, ROLE.student);
      return { class_id: await makeClass(actor, [student]), student_ids: student.userId };
    },
  },
  makeups: makeupExamples,
  hours: hourExamples,
  lessons: lessonExamples,
  teaching: teachingExamples,
  notices: {
    unreadCount: own,
    list: async (scene) => {
      await sendNotices(scene.actor, LIMITS.pageSize + 1);
      return own(scene);
    },
    markRead: async (scene) => ({ ...own(scene), notice_id: await sendNotice(scene.actor) }),
  },
  messages: {
    sendCode: async () => ({
      purpose: 'register',
      phone: freshPhone(),
      verificationCode: await challengeAnswer(),
    }),
    verifyCode: ({ world }) => newVerification(world.school.schoolId),
    sendBindingCode: (scene) => ({ ...own(scene), phone: freshPhone() }),
    bindPhone: async (scene) => {
      const phone = freshPhone();
      await sendBindingCode(scene.actor, phone);
      return { ...own(scene), phone, sms_code: await lastCode(phone) };
    },
    recipients: async ({ actor }) => ({ class_id: (await makeOwnClass(actor)).classId }),
    sendToClass: ({ actor }) => newClassMessage(actor),
  },
  registrations: {
    areas: () => ({ area: '110000' }),
    registerSchool: newRegistration,
    join: async () => ({ ...newLead(), verificationCode: await challengeAnswer() }),
    leads: async () => ({ search: (await makeLead()).phone }),
    handleLead: newHandling,
  },
  feeds: feedExamples,
  uploads: uploadExamples,
  works: workExamples,
  tasks: taskExamples,
  wall: wallExamples,
  editions: { version: () => ({}), services: () => ({}) },
};

const EXAMPLE_OF = new Map<Endpoint, Example<Endpoint>>(
  CALLS.map(({ group, name, endpoint }) => {
    const examples: Readonly<Record<string, unknown>> = EXAMPLES[group];
    return [endpoint, examples[name] as Example<Endpoint>];
  }),
);

/** The example payload of a call, with what it needs made ready. */
export async function examplePayload(endpoint: Endpoint, scene: Scene): Promise<Fields> {
  const example = EXAMPLE_OF.get(endpoint);
  if (!example) throw new TypeError(`no example for ${endpoint.path}`);
  return { ...((await example(scene)) as Fields) };
}
