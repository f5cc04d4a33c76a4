import { isOnce } from '#tests/contract/harness/environment.ts';
// One file for vitest, so one process: most of the time goes into making what a call needs, so a call is made
// once, and each part says something else of it.
import './served/roles.ts';

if (!isOnce()) {
  await import('./served/log-lines.ts');
  await import('./served/capacity.ts');
  // The last: what was disturbed is called again.
  await import('./served/encodings.ts');
}
