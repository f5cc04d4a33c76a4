import { expect, test } from 'vitest';
import { createStore } from '#frontend/src/lib/store.ts';
import { ReportId, StudentId } from '#shared/ids.ts';
import { reportsToPublish } from '../publish/use-checks.ts';
import type { ReportWriter, WriterView } from './report-writer.ts';
import { saveAll } from './save-all.ts';

const view: WriterView = {
  stored: {},
  unsent: {},
  saving: 'idle',
  savedAt: null,
  problem: null,
  theirs: null,
  restored: false,
};
const [saved, refused, undecided] = ['stu-1', 'stu-2', 'stu-3'].map((id) => StudentId.parse(id));
const writers: Readonly<Record<string, Pick<ReportWriter, 'save' | 'view'>>> = {
  'stu-1': { save: async () => true, view: createStore(view) },
  'stu-2': {
    save: async () => false,
    view: createStore<WriterView>({ ...view, problem: new Error('no network') }),
  },
  'stu-3': { save: async () => false, view: createStore(view) },
};

const lines = [saved, refused, undecided].flatMap((student_id) =>
  student_id ? [{ student_id, name: `name of ${student_id}` }] : [],
);

test('children whose text is not on the server are named with the reason', async () => {
  const left = await saveAll(lines, (id) => {
    const writer = writers[id];
    if (!writer) throw new Error(id);
    return writer;
  });
  expect(left).toEqual([
    { student_id: 'stu-2', name: 'name of stu-2', reason: 'no network' },
    { student_id: 'stu-3', name: 'name of stu-3', reason: '' },
  ]);
});

test('drafts and withdrawn versions are checked, but not what is older than the screen', () => {
  const report = (no: number, state: 'draft' | 'published' | 'withdrawn', draft: boolean) => ({
    student_id: StudentId.parse(`stu-${no}`),
    report: { id: ReportId.parse(`rpt-${no}`), state, draft },
  });
  const found = [
    report(1, 'draft', true),
    report(2, 'published', false),
    report(3, 'withdrawn', false),
    report(4, 'published', true),
    { student_id: StudentId.parse('stu-5'), report: null },
  ];
  expect(reportsToPublish(found, [{ student_id: StudentId.parse('stu-4') }])).toEqual([
    'rpt-1',
    'rpt-3',
  ]);
});
