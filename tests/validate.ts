import { runStages } from './runner/run-stages.ts';
import { quickStages } from './runner/stages.ts';

/** `npm run validate`: the checks that need neither a browser nor a build; `-- --all` as in `npm test`. */
process.exit(await runStages(await quickStages(process.argv.includes('--all'))));
