import type { TestProject } from 'vitest/node';
import { canRun } from '#infra/local/engines/dynamodb.ts';
import { ONCE_VARIABLE, SKIP_VARIABLE } from './environment.ts';
import { startFor } from './global-setup.ts';

export function setup(project: TestProject): Promise<() => Promise<void>> | undefined {
  if (canRun('dynamodb-local'))
    return startFor(project, 'dynamodb-local', { [ONCE_VARIABLE]: '1' });
  const reason = 'there is no Java on this machine, which DynamoDB Local needs';
  console.warn(`Skipped: the tests against DynamoDB Local, because ${reason}.`);
  project.provide('environment', { [SKIP_VARIABLE]: reason });
  return undefined;
}
