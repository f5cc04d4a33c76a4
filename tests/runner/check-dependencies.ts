import {
  cruise,
  format,
  type ICruiseOptions,
  type ICruiseResult,
  type IForbiddenRuleType,
} from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { ROOT } from './command.ts';

/** Checks the import rules (`.dependency-cruiser.mjs`), in a process of its own, as it takes one for all its time. */
const FOLDERS = ['functions', 'frontend', 'shared', 'infra', 'tests'];

const isResult = (output: ICruiseResult | string): output is ICruiseResult =>
  typeof output !== 'string';

/**
 * A rule between folders instead of files. Checked in a separate run without tests, which use factories that
 * import all nouns.
 */
const NOUNS_FORM_NO_CIRCLE: IForbiddenRuleType = {
  name: 'nouns-form-no-circle',
  comment: 'The nouns of the domain build on each other in one direction.',
  severity: 'error',
  scope: 'folder',
  from: { path: '^(functions/domain|frontend/src/entities)/[^/]+$' },
  to: { circular: true },
};

async function passes(folders: string[], options: ICruiseOptions): Promise<boolean> {
  const { output } = await cruise(folders, options);
  if (!isResult(output)) throw new TypeError('the dependency check answered no result');
  // Its notice that TypeScript's own compiler is missing does not apply: swc parses the sources.
  const environment = { ...output.summary.environment, issues: [] };
  const result = { ...output, summary: { ...output.summary, environment } };
  const { output: text, exitCode } = await format(result, { outputType: 'err-long' });
  console.log(text);
  return exitCode === 0;
}

process.chdir(ROOT);
const options = await extractOptions('./.dependency-cruiser.mjs');
const betweenNouns: ICruiseOptions = {
  ...options,
  exclude: { path: '[.]test[.]tsx?$|^(tests|infra)/' },
  ruleSet: { forbidden: [NOUNS_FORM_NO_CIRCLE] },
};
// Both run, so that one shows its findings when the other fails too.
const areFilesSound = await passes(FOLDERS, options);
const areNounsSound = await passes(['functions', 'frontend'], betweenNouns);
process.exitCode = areFilesSound && areNounsSound ? 0 : 1;
