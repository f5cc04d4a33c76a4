import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from './paths.ts';

/** Prints the packages that the module brings. */
const LIST_PACKAGES = `
import { registerHooks } from 'node:module';
const packages = new Set();
registerHooks({ load(url, context, next) {
  const [, name] = /node_modules[/]((?:@[^/]+[/])?[^/]+)(?!.*node_modules)/.exec(url) ?? [];
  if (name) packages.add(name);
  return next(url, context);
} });
await import('./infra/local/run.ts');
console.log(JSON.stringify([...packages]));
`;

test('what keeps the system running brings no package along', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', LIST_PACKAGES],
    { cwd: ROOT },
  );
  expect(JSON.parse(stdout)).toEqual([]);
});
