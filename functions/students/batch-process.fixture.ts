import { students } from '#shared/students/contract.ts';
import { call } from '#tests/contract/harness/call.ts';

/** A process of its own that adds a batch, so that a test can kill it in the middle. */
const { person, payload } = JSON.parse(process.argv[2] ?? '');
process.stdout.write('ready\n');
await call(students.endpoints.addMany, { as: person, payload });
