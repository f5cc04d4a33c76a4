import { runStages } from './runner/run-stages.ts';
import { QUICK_STAGES } from './runner/stages.ts';

/** `npm run validate`: the checks that need neither a browser nor a build. */
process.exit(await runStages(QUICK_STAGES));
