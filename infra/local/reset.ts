import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Problem, sentence } from '../problem.ts';
import { layout } from './paths.ts';
import { claim, currentRun } from './run-file.ts';
import { readSettings } from './settings.ts';

/** Only folders that were created by a start are removed, whatever LOCAL_DIR says. */
async function reset(): Promise<string> {
  const { dir, publicUrl } = readSettings();
  const paths = layout(dir);
  const running = await currentRun(paths.run);
  if (running) {
    throw new Problem(
      `It is running at ${running.url} (process ${running.main.pid}). Stop it first (Ctrl-C there), then reset.`,
    );
  }
  if (!existsSync(paths.secrets)) return `There is nothing to reset in ${dir}.`;
  const { release } = await claim(paths.run, publicUrl);
  await Promise.all(
    Object.values(paths)
      .filter((path) => path !== paths.run)
      .map((path) => rm(path, { recursive: true, force: true })),
  );
  await release();
  return `The data in ${dir} are removed. The next start begins with a fresh demo school.`;
}

try {
  console.log(await reset());
} catch (error) {
  console.error(sentence(error));
  process.exitCode = 1;
}
