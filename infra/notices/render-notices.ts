import * as z from 'zod';

const Package = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
});
const Lock = z.object({ packages: z.record(z.string(), Package) });

const MODULES = 'node_modules/';

/**
 * Served unmodified as a script of its own, which no bundle holds and the lock file does not name. Its licence
 * asks for the source to be offered to everybody who uses it.
 */
const EDITOR = {
  licence: 'AGPL-3.0-only',
  source: 'https://github.com/scratchfoundation/scratch-editor',
} as const;

/** Licences that ask for nothing that this product does not do. Another one needs a decision first. */
const ACCEPTED = new Set([
  'MIT',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  '0BSD',
  // Fonts, which may be embedded in documents.
  'OFL-1.1',
  // Libraries in files of their own, unmodified: the source is the package's.
  'MPL-2.0',
  'LGPL-3.0-or-later',
]);

/** One of several to choose from, or all of several that hold together. */
const isAccepted = (licence: string): boolean =>
  licence
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => ACCEPTED.has(each)));

function rowOf(path: string, { version = '', license = '' }: z.infer<typeof Package>): string {
  const name = path.slice(path.lastIndexOf(MODULES) + MODULES.length);
  if (!isAccepted(license))
    throw new Error(`${name} ${version} has the licence "${license}", which nobody has accepted`);
  return `| [${name}](https://www.npmjs.com/package/${name}/v/${version}) | ${version} | ${license} |`;
}

function renderEditor(manifest: string): string {
  const { version = '', license = '' } = Package.parse(JSON.parse(manifest));
  if (license !== EDITOR.licence) throw new Error(`the Scratch editor is now under "${license}"`);
  return `
## Served beside the application

The Scratch editor, [@scratch/scratch-gui](https://www.npmjs.com/package/@scratch/scratch-gui/v/${version}) ${version} by the Scratch Foundation, is under [${license}](https://www.gnu.org/licenses/agpl-3.0.html). It is unmodified, runs on a page of its own, and its source is at <${EDITOR.source}>. Its licence and the rules for its trademarks are served beside it.
`;
}

/** Needed by generators only, but the tables that are made of their data are shipped (`infra/readings`). */
const TABLES_OF: ReadonlySet<string> = new Set(
  ['@vant/area-data', 'opencc-js', 'pinyin-pro'].map((name) => `${MODULES}${name}`),
);

/**
 * The third-party notices, from the contents of `package-lock.json`, of which everything is listed that is not
 * only for development, and of the Scratch editor's `package.json`.
 */
export function renderNotices(lockFile: string, editorManifest: string): string {
  const { packages } = Lock.parse(JSON.parse(lockFile));
  const rows = Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => (path && !dev && !devOptional) || TABLES_OF.has(path))
    .map(([path, each]) => rowOf(path, each));
  return `# Third-party notices

The functions and the browser application are built with the packages below, each under its own licence; the licence's text is in the package. Made by \`npm run notices\` from \`package-lock.json\`.

| package | version | licence |
|---|---|---|
${[...new Set(rows)].toSorted().join('\n')}
${renderEditor(editorManifest)}`;
}
