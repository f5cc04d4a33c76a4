import { parseArgs } from 'node:util';
import { readOutputs } from './read-outputs.ts';

const USAGE =
  'Usage: node infra/operators/create-operator.ts --outputs outputs.json --account <name> --name <display name>';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { outputs: { type: 'string' }, account: { type: 'string' }, name: { type: 'string' } },
  });
  const { outputs, account, name } = values;
  if (!outputs || !account || !name) throw new Error(USAGE);
  const { tableName, userPoolId } = readOutputs(outputs);
  process.env.TABLE_NAME = tableName;
  process.env.USER_POOL_ID = userPoolId;
  // Imported only now, because modules create their clients when they are loaded.
  const { makeOperator } = await import('./make-operator.ts');
  const password = await makeOperator({ account, name });
  console.log(`Operator ${account} is created. Password, shown only now: ${password}`);
  console.log('Sign in at /admin/login and change it.');
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
