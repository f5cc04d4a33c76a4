import { compare } from './compare/run.ts';
import { measureParts } from './measure-parts.ts';

/** `npm run bench`: all parts, or those that are named; `npm run bench -- compare` is described there. */
const [command = '', ...options] = process.argv.slice(2);
if (command === 'compare') await compare(options);
else if (!(await measureParts(process.argv.slice(2)))) process.exitCode = 1;
process.exit();
