import { cp, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { SCRATCH_GUI, whatIsMissing } from './scratch-gui/package.ts';
import { SCRIPT_FILE } from './scratch-gui/script-file.ts';

const DIST = join(SCRATCH_GUI.folder, 'dist');
const FILES = dirname(SCRIPT_FILE.address).slice(1);
const SCRIPT = basename(SCRIPT_FILE.address);

/** Tutorial pictures exist in many languages. Only these, and pictures without a language, are published. */
const FOREIGN = /\.(am|ar|es|fr|ja|pt_BR|sw|tr|uk|zu)\.[0-9a-f]+\.\w+$/;
const FOREIGN_STEPS = /^(am|ar|es|fr|ja|pt_BR|sw|tr|uk|zu)-steps\./;
/** The files that the script loads at run time, from the root of the site. */
const AT_ROOT = /^(chunks|static|[0-9a-f]{32}\.hex)$/;

function isWanted(path: string): boolean {
  const name = basename(path);
  return !name.endsWith('.map') && !FOREIGN.test(name) && !FOREIGN_STEPS.test(name);
}

/** The package's licence files, published beside its script, which does not contain them. */
const LICENCES = ['LICENSE', 'TRADEMARK'];

async function copyPackage(root: string): Promise<void> {
  const atRoot = (await readdir(DIST)).filter((name) => AT_ROOT.test(name));
  await Promise.all([
    cp(join(DIST, SCRIPT), join(root, FILES, SCRIPT)),
    ...LICENCES.map((name) => cp(join(SCRATCH_GUI.folder, name), join(root, FILES, `${name}.txt`))),
    ...atRoot.map((name) =>
      cp(join(DIST, name), join(root, name), { recursive: true, filter: isWanted }),
    ),
  ]);
}

/**
 * Publishes the unmodified Scratch editor beside the application: a separate script that only the editor's page
 * loads (`scratch-editor/load-script.ts`), and that is not part of any bundle.
 */
export function scratchEditor(): Plugin {
  return {
    name: 'scratch-editor',
    async buildStart() {
      const missing = await whatIsMissing();
      if (missing) this.error(missing);
    },
    configureServer: ({ middlewares }) => {
      const serve = sirv(DIST, { dev: true });
      middlewares.use(`/${FILES}`, serve);
      middlewares.use((request, response, next) =>
        /^\/(chunks|static)\//.test(request.url ?? '') ? serve(request, response, next) : next(),
      );
    },
    writeBundle: {
      sequential: true,
      order: 'pre',
      handler: ({ dir = '.' }) => copyPackage(dir),
    },
  };
}
