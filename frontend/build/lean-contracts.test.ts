import { expect, it } from 'vitest';
import { leanContract } from './lean-contracts.ts';

it('leaves out what only the server needs of a call, and keeps the lines', () => {
  const code = `
const add = post('student/add', {
  summary: 'Adds, e.g. { a student }',
  access: STAFF,
  budget: { read: 1, write: 2 },
  input: () => z.object({ summary: words(3), output: words(3) }),
  output: () => z.object({ id: StudentId }),
});
const remove = get('student/del', { ...removing, codes: [1], output: Nothing })
const other = z.object({ output: words(3) });
`;
  const lean = leanContract(code);

  expect(lean.split('\n')).toHaveLength(code.split('\n').length);
  expect(lean.replace(/\s+/g, ' ').trim()).toBe(
    "const add = post('student/add', { access: STAFF, " +
      'input: () => z.object({ summary: words(3), output: words(3) }), }); ' +
      "const remove = get('student/del', { ...removing, }) " +
      'const other = z.object({ output: words(3) });',
  );
});
