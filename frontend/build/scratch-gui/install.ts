import { sentence } from '#infra/problem.ts';
import { fetchTarball, interruption } from './fetch-tarball.ts';
import { installTarball } from './install-tarball.ts';
import { isInstalled, SCRATCH_GUI } from './package.ts';

const WANTED = { ...SCRATCH_GUI, purpose: 'the Scratch editor', script: 'scratch-editor' };

/** `npm run scratch-editor`; `npm start` and `npm test` do the same after npm has installed the packages. */
try {
  if (!(await isInstalled(SCRATCH_GUI))) {
    console.log(`Installing the Scratch editor (${SCRATCH_GUI.name}@${SCRATCH_GUI.version}) …`);
    await installTarball(SCRATCH_GUI, (folder) => fetchTarball(WANTED, folder));
  }
  interruption.signal.throwIfAborted();
} catch (error) {
  console.error(sentence(interruption.signal.aborted ? interruption.signal.reason : error));
  process.exitCode = 1;
}
