import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { ROOT } from './command.ts';
import { type Counts, FAILED, PASSED } from './stage.ts';

const FOLDERS = ['functions', 'frontend', 'shared', 'infra', 'tests'];

const isResult = (output: ICruiseResult | string): output is ICruiseResult =>
  typeof output !== 'string';

/** Who may import whom (`.dependency-cruiser.mjs`). */
export async function checkDependencies(): Promise<Counts> {
  process.chdir(ROOT);
  const options = await extractOptions('./.dependency-cruiser.mjs');
  const { output } = await cruise(FOLDERS, options);
  if (!isResult(output)) throw new TypeError('the dependency check answered no result');
  // Its notice that TypeScript's own compiler is missing does not apply: swc parses the sources.
  const environment = { ...output.summary.environment, issues: [] };
  const result = { ...output, summary: { ...output.summary, environment } };
  const { output: text, exitCode } = await format(result, { outputType: 'err-long' });
  console.log(text);
  return exitCode === 0 ? PASSED : FAILED;
}
