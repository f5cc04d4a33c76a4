import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './command.ts';
import { countsOf as countsOfTests, passedFiles, requireFiles } from './reports.ts';
import { countsOf } from './run-journeys.ts';

const FAILED = { errors: [{ message: '\u001b[31mError: no toast\u001b[39m\nat line 5' }] };
const PASSED = { errors: [] };

const played = (title: string, status: string) => ({
  title,
  file: 'leads.e2e.ts',
  tests: [{ projectName: 'phone', status, results: [FAILED, PASSED] }],
});

const reportOf = (...flaky: string[]) => ({
  suites: [{ specs: [], suites: [{ specs: flaky.map((title) => played(title, 'flaky')) }] }],
  stats: { expected: 5, unexpected: 0, flaky: flaky.length, skipped: 0 },
});

it('a journey that passes only at a second try is told, with how the first one failed', () => {
  expect(countsOf(reportOf('a lead enrols'))).toMatchObject({
    passed: 6,
    failed: 0,
    secondTries: ['leads.e2e.ts (phone): a lead enrols: Error: no toast'],
  });
});

it('two second tries are told, three fail the run', () => {
  expect(countsOf(reportOf('a', 'b'))).toMatchObject({ passed: 7, failed: 0 });
  const three = countsOf(reportOf('a', 'b', 'c'));
  expect(three).toMatchObject({ passed: 5, failed: 3 });
  expect(three.secondTries).toHaveLength(3);
});

const report = (...statuses: string[]) => ({
  numPassedTests: 1,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [
    {
      name: join(ROOT, 'shared/days.test.ts'),
      status: 'passed',
      assertionResults: statuses.map((status) => ({ status, fullName: 'a day' })),
    },
  ],
});

it('a file counts as passed when each of its tests has run and passed', () => {
  expect(passedFiles(report('passed'))).toEqual([
    { file: 'shared/days.test.ts', titles: ['a day'] },
  ]);
  for (const status of ['skipped', 'pending', 'todo', 'failed'])
    expect(passedFiles(report('passed', status))).toEqual([]);
});

it('a file that was asked for and did not run is a failure', () => {
  const counts = { passed: 1, failed: 0, skipped: 0 };
  const there = 'shared/days.test.ts';
  expect(requireFiles(counts, [there], report('passed'))).toMatchObject({ failed: 0 });
  expect(requireFiles(counts, [there, 'shared/gone.test.ts'], report('passed'))).toMatchObject({
    failed: 1,
    failures: ['shared/gone.test.ts: did not run'],
  });
});

it('an action that says nothing of why it failed is told by its place', () => {
  const stack = [
    'Error: STACK_TRACE_ERROR',
    '    at PlaywrightLocator.click (http://localhost:1/node_modules/@vitest/browser/locators.js?v=1:4:11278)',
    '    at http://localhost:1/work/homes.screen.test.ts?import&browserv=17:120:69',
  ].join('\n');
  const one = { status: 'failed', fullName: 'leave', failureMessages: [stack] };
  const [file] = report().testResults;
  const counts = countsOfTests({
    ...report(),
    testResults: file ? [{ ...file, status: 'failed', assertionResults: [one] }] : [],
  });
  expect(counts.failures).toEqual([
    'shared/days.test.ts: leave: an action failed near homes.screen.test.ts:120',
  ]);
});
