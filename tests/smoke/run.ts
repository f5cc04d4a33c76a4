import { Problem } from '#infra/problem.ts';
import { readSettings } from './settings.ts';
import { smoke } from './smoke.ts';

/** `npm run smoke -- <address>`: whether a system does its job after a deployment. */
try {
  const { failed } = await smoke(readSettings(process.argv.slice(2), process.env), console.log);
  process.exitCode = failed ? 1 : 0;
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
}
