import { lessons } from '#shared/lessons/contract.ts';
import { call } from '#tests/contract/harness/call.ts';

/** A process of its own that changes many lessons, so that a test can kill it in the middle. */
const { person, name, payload } = JSON.parse(process.argv[2] ?? '');
const { scheduling, bulk, undo } = lessons.endpoints;
const endpoint = [scheduling, bulk, undo].find(({ path }) => path === name);
if (!endpoint) throw new TypeError(`no call ${name}`);
await call(endpoint, { as: person, payload });
