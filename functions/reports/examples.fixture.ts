import { reportKinds } from '#functions/domain/reports/report-kinds.ts';
import type { reports } from '#shared/reports/contract.ts';
import { ROLE } from '#shared/roles.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import {
  makeReportedClass,
  placeOf,
  publishedOfOwn,
  storeDraft,
  storeOwnKind,
  storePlan,
  storePublished,
  storeWord,
  written,
} from '#tests/factories/report.ts';
import { freshKey, studentId } from '#tests/factories/student.ts';

const cycleOf = async ({ actor }: Scene) => {
  const { cycleId } = await makeReportedClass(actor, 1);
  return { cycle_id: cycleId };
};

const childOf = async ({ actor }: Scene) => {
  const of = await makeReportedClass(actor, 1);
  const [student] = of.students;
  if (!student) throw new TypeError('a class without a student');
  return { of, student, place: placeOf(of, student) };
};

const draftOf = async (scene: Scene) => {
  const { of, student } = await childOf(scene);
  return storeDraft(of, student);
};

/** A report that is published. */
const publishedOf = async (scene: Scene) => {
  const { of, student } = await childOf(scene);
  const { report_id } = await storeDraft(of, student);
  await storePublished(of, [report_id]);
  return { of, student, report_id };
};

const planOf = async (scene: Scene) => {
  const { of, student } = await childOf(scene);
  const { report_id } = await storeDraft(of, student);
  return { plan_id: await storePlan(of, [report_id]) };
};

/** Whose reports: a student's own, or those of a student of the caller's. */
const ofStudentOf = async (scene: Scene) => {
  if (scene.actor.role === ROLE.student) {
    await publishedOfOwn(scene.actor);
    return {};
  }
  const { student } = await publishedOf(scene);
  return { student_id: studentId(student) };
};

const FIELDS = {
  sections: ['task', 'pictures', 'evaluation', 'dimensions'],
  evidence: ['lesson', 'task', 'work'],
  dimensions: ['logic', 'focus'],
  phrases: ['{name}上课很专心'],
  tone: '具体、鼓励',
} as const;
const template = () => ({
  sections: [...FIELDS.sections],
  evidence: [...FIELDS.evidence],
  dimensions: [...FIELDS.dimensions],
  phrases: [...FIELDS.phrases],
  tone: FIELDS.tone,
});

export const examples: ExamplesOf<typeof reports> = {
  index: cycleOf,
  cycles: async (scene) => {
    await cycleOf(scene);
    return {};
  },
  cycleAdd: async ({ actor }) => ({
    kind: 'term',
    name: '秋季学期报告',
    from: dayFromToday(-60),
    to: dayFromToday(0),
    deadline: dayFromToday(7),
    remind: [3, 1],
    class_ids: [await makeClass(actor, [])],
    template: template(),
    request_key: freshKey(),
  }),
  cycleEdit: async (scene) => ({
    ...(await cycleOf(scene)),
    rev: 1,
    name: '秋季报告',
    deadline: dayFromToday(3),
  }),
  cycleClose: async (scene) => ({ ...(await cycleOf(scene)), closed: true }),
  cycleRemove: cycleOf,
  kinds: () => ({}),
  kindsSave: () => ({ kind: 'month', rev: 0, ...template() }),
  kindsRemove: async ({ actor }) => {
    const own_id = await storeOwnKind(actor.schoolId);
    const found = await reportKinds.get(actor.schoolId, { consistent: true });
    return { own_id, rev: found?.rev ?? 0 };
  },
  sheet: async (scene) => {
    const { of, student } = await childOf(scene);
    await storeDraft(of, student);
    return { cycle_id: of.cycleId, class_id: of.classId };
  },
  draft: async (scene) => ({ report_id: (await draftOf(scene)).report_id }),
  save: async (scene) => ({ ...(await childOf(scene)).place, rev: 0, ...written() }),
  saveMany: async (scene) => {
    const { student_id, ...place } = (await childOf(scene)).place;
    const { dimensions } = written();
    return {
      ...place,
      rows: [{ student_id, rev: 0, dimensions }],
      common: { name: '{name}的十一月', evaluation: '{he}本月学会了循环。' },
    };
  },
  discard: async (scene) => {
    const { report_id, rev } = await draftOf(scene);
    return { report_id, rev };
  },
  evidence: async (scene) => (await childOf(scene)).place,
  check: async (scene) => ({ report_ids: [(await draftOf(scene)).report_id] }),
  overrule: async (scene) => ({
    report_ids: [(await draftOf(scene)).report_id],
    kind: 'fall',
    subject: 'logic',
    reason: '和家长当面说过了',
  }),
  publish: async (scene) => {
    const { of, student } = await childOf(scene);
    const { report_id } = await storeDraft(of, student);
    return {
      cycle_id: of.cycleId,
      class_id: of.classId,
      report_ids: [report_id],
      request_key: freshKey(),
    };
  },
  publishStep: planOf,
  publishShow: planOf,
  publishCancel: planOf,
  plans: async (scene) => {
    const { of, student } = await childOf(scene);
    const { report_id } = await storeDraft(of, student);
    await storePlan(of, [report_id]);
    return { cycle_id: of.cycleId, class_id: of.classId };
  },
  withdraw: async (scene) => ({ report_id: (await publishedOf(scene)).report_id, version: 1 }),
  shareRenew: async (scene) => ({ report_id: (await publishedOf(scene)).report_id, rev: 1 }),
  shareRevoke: async (scene) => ({ report_id: (await publishedOf(scene)).report_id }),
  shareExpire: async (scene) => ({
    report_id: (await publishedOf(scene)).report_id,
    until: dayFromToday(30),
  }),
  wordSeen: async (scene) => {
    const { report_id } = await publishedOf(scene);
    await storeWord({ schoolId: scene.actor.schoolId, id: report_id });
    return { report_id };
  },
  detail: async (scene) => {
    const { actor } = scene;
    if (actor.role === ROLE.student) return { report_id: await publishedOfOwn(actor) };
    return { report_id: (await publishedOf(scene)).report_id };
  },
  ofStudent: ofStudentOf,
  learned: ofStudentOf,
  analysis: async (scene) => ({ cycle_id: (await publishedOf(scene)).of.cycleId }),
  analysisTeachers: async (scene) => ({ cycle_id: (await publishedOf(scene)).of.cycleId }),
  analysisClass: async (scene) => ({ class_id: (await publishedOf(scene)).of.classId }),
  falling: async (scene) => ({ cycle_id: (await publishedOf(scene)).of.cycleId }),
};
