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
 * Served unmodified as a script of its own, which no bundle holds: so it is a package of the workbench to npm,
 * and under a licence that asks for the source to be offered to whoever uses it.
 */
const BESIDE = {
  path: 'node_modules/@scratch/scratch-gui',
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

function besideOf(packages: z.infer<typeof Lock>['packages']): string {
  const found = packages[BESIDE.path];
  if (!found) return '';
  const { version = '', license = '' } = found;
  if (license !== BESIDE.licence) throw new Error(`the Scratch editor is now under "${license}"`);
  return `
## Served beside the application

The Scratch editor, [@scratch/scratch-gui](https://www.npmjs.com/package/@scratch/scratch-gui/v/${version}) ${version} by the Scratch Foundation, is under [${license}](https://www.gnu.org/licenses/agpl-3.0.html). It is unmodified, runs on a page of its own, and its source is at <${BESIDE.source}>. Its licence and the rules for its trademarks are served beside it.
`;
}

/** The third-party notices, from the content of `package-lock.json`: everything that is not only for development. */
export function renderNotices(lockFile: string): string {
  const { packages } = Lock.parse(JSON.parse(lockFile));
  const rows = Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, each]) => rowOf(path, each));
  return `# Third-party notices

The functions and the browser application are built with the packages below, each under its own licence; the licence's text is in the package. Made by \`npm run notices\` from \`package-lock.json\`.

| package | version | licence |
|---|---|---|
${[...new Set(rows)].toSorted().join('\n')}
${besideOf(packages)}`;
}
