import { expect, it } from 'vitest';
import { toLoginQuery, toOperationQuery } from './queries.ts';

it('asks for what the address says, and leaves out kinds that do not exist', () => {
  const common = { from: '2026-11-01', to: '2026-11-30', school: 'sch-a', person: 'stf-a' };
  const ofLogins = { result: 'wrong-password', device: 'ios' };

  expect(toLoginQuery({ ...common, ...ofLogins })).toEqual({ ...common, ...ofLogins });
  expect(toOperationQuery({ ...common, action: 'class.edit' })).toEqual({
    ...common,
    action: 'class.edit',
  });
  expect(toLoginQuery({ result: 'never', device: 'toaster' })).toEqual({});
  expect(toOperationQuery({ action: 'no.such' })).toEqual({});
});
