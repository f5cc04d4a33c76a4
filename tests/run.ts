import { runStages } from './runner/run-stages.ts';
import { allStages } from './runner/stages.ts';

/**
 * `npm test`: everything, the fastest checks first; what has passed before with the same content does not run again.
 * `npm test -- --all`: runs that, too.
 */
process.exit(await runStages(await allStages(process.argv.includes('--all'))));
