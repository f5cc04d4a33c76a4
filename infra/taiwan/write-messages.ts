import { writeFileSync } from 'node:fs';
import { MESSAGES, renderMessages } from './render-messages.ts';

/** Run after a change of a message or of a term: `npm run texts`. */
writeFileSync(MESSAGES, await renderMessages());
