import { expect, test } from 'vitest';
import { NOT_RATED, SECTIONS } from '#shared/reports/fields.ts';
import type { ReportValues } from '../writing/report-values.ts';
import { isShown, shownDimensions } from './shown-sections.ts';

const EMPTY: ReportValues = {
  name: '',
  task: '{"type":"doc","content":[{"type":"paragraph"}]}',
  pictures: [],
  video: null,
  evidence: [],
  evaluation: '',
  phrase: '',
  dimensions: NOT_RATED,
};
const media = { key: 'a', url: 'https://example.org/a' };
const shown = (values: Partial<ReportValues>) =>
  SECTIONS.filter((section) =>
    isShown({ sections: ['evaluation'], dimensions: [] }, section, { ...EMPTY, ...values }),
  );

test('an empty report shows what its template asks for', () => {
  expect(shown({})).toEqual(['evaluation']);
});

test('whatever has content is shown, so that it can be taken out', () => {
  const text = { type: 'paragraph', content: [{ type: 'text', text: 'Loops' }] };
  expect(shown({ task: JSON.stringify({ type: 'doc', content: [text] }) })).toContain('task');
  expect(shown({ pictures: [media] })).toContain('pictures');
  expect(shown({ video: media })).toContain('video');
  expect(shown({ dimensions: { ...NOT_RATED, focus: 3 } })).toContain('dimensions');
});

test('a dimension that is rated is shown beside those that are asked for', () => {
  const template = { sections: ['dimensions'] as const, dimensions: ['logic'] as const };
  const asked = { sections: [...template.sections], dimensions: [...template.dimensions] };
  const rated = { dimensions: { ...NOT_RATED, innovation: 2 } };
  expect(shownDimensions(asked, rated)).toEqual(['logic', 'innovation']);
  expect(shownDimensions({ ...asked, sections: [] }, rated)).toEqual(['innovation']);
});
