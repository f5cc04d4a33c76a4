import { writeFileSync } from 'node:fs';
import { INDEX, renderDecisionIndex } from './decision-index.ts';

/** `npm run decisions` */
writeFileSync(INDEX, renderDecisionIndex());
