import { runStages } from './runner/run-stages.ts';
import { ALL_STAGES } from './runner/stages.ts';

/** `npm test`: everything, the fastest checks first. */
process.exit(await runStages(ALL_STAGES));
