import type { reports } from '#shared/contracts/reports.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { makeReportedClass, placeOf, storeDraft, written } from '#tests/factories/report.ts';
import { freshKey } from '#tests/factories/student.ts';

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
};
