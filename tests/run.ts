import { runStages } from './runner/run-stages.ts';
import { ALL_STAGES } from './runner/stages.ts';

/** `npm test`: everything, in the order in which a mistake is found soonest. */
process.exit(await runStages(ALL_STAGES));
