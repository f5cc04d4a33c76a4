import { fetchTarball, interruption } from '#frontend/build/scratch-gui/fetch-tarball.ts';
import { installTarball } from '#frontend/build/scratch-gui/install-tarball.ts';
import { isInstalled } from '#frontend/build/scratch-gui/package.ts';
import { sentence } from '#infra/problem.ts';
import { nativePackages } from './packages.ts';

/** `npm run drawing-layer`: fetches what draws posters and PDFs on the processor of the functions. */
try {
  for (const each of nativePackages()) {
    if (await isInstalled(each)) continue;
    console.log(`Fetching ${each.name}@${each.version} …`);
    const wanted = { ...each, purpose: 'which draws reports', script: 'drawing-layer' };
    await installTarball(each, (folder) => fetchTarball(wanted, folder));
  }
  interruption.signal.throwIfAborted();
} catch (error) {
  console.error(sentence(interruption.signal.aborted ? interruption.signal.reason : error));
  process.exitCode = 1;
}
