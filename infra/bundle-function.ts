import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { buildSync } from 'esbuild';
import { GROUPS, type GroupName } from '#shared/registry.ts';
import { BUNDLING, ROOT } from './bundling.ts';
import { type GroupNeeds, needsOf } from './groups.ts';

/**
 * What a group may weigh with the SDK in it and with chunks that are loaded when they are needed, such as the
 * numbering plans of phones (170 kB) and, in the function of sign-ins, what homes show (180 kB).
 */
export const BUNDLE_BUDGET_BYTES = 1_400_000;

interface Bundle {
  readonly entry: string;
  readonly outdir: string;
  /** Packages that are not bundled, because nothing loads them there. */
  readonly unused?: readonly string[];
  /** Where source maps go. They stay out of the deployed files, which a cold start has to load. */
  readonly maps?: string;
}

/** Bundles one entry into `outdir/handler.mjs` and the chunks that it loads. */
export function bundle({ entry, outdir, maps, unused = [] }: Bundle): void {
  buildSync({
    ...BUNDLING,
    entryPoints: { handler: entry },
    outdir,
    chunkNames: 'chunks/[name]-[hash]',
    minify: true,
    // Unescaped Chinese takes half the bytes.
    charset: 'utf8',
    external: [...BUNDLING.external, ...unused],
    sourcemap: 'external',
  });
  keepMapsApart(outdir, maps);
}

function keepMapsApart(outdir: string, maps: string | undefined): void {
  if (maps) rmSync(maps, { recursive: true, force: true });
  for (const file of files(outdir).filter((name) => name.endsWith('.map'))) {
    if (!maps) rmSync(file);
    else {
      const target = join(maps, relative(outdir, file));
      mkdirSync(dirname(target), { recursive: true });
      renameSync(file, target);
    }
  }
}

const files = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** The entry of a group's Lambda; throws when the group has none. */
export function handlerOf(group: GroupName): string {
  const entry = join(ROOT, 'functions', group, 'handler.ts');
  if (existsSync(entry)) return entry;
  throw new Error(
    `functions/${group}/handler.ts is missing: every group of the contract needs its handler`,
  );
}

/**
 * SDK clients that a group has no permission for. Shared code imports clients lazily, so a group without the
 * permission never loads them, and they stay out of its bundle.
 */
const unusedClients = ({
  avatars,
  works,
  exports,
  drawing,
  sms,
  mail,
  cognito,
  secret,
}: GroupNeeds): string[] => [
  ...(avatars || works || exports || drawing ? [] : ['@aws-sdk/client-s3']),
  ...(sms ? [] : ['@aws-sdk/client-sns']),
  ...(mail ? [] : ['@aws-sdk/client-sesv2']),
  ...(cognito ? [] : ['@aws-sdk/client-cognito-identity-provider']),
  ...(secret ? [] : ['@aws-sdk/client-secrets-manager', '@aws-sdk/cloudfront-signer']),
];

/** Bundles the Lambda of a group, as it is deployed. */
export function bundleFunction(group: GroupName, outdir: string, maps?: string): void {
  const entry = handlerOf(group);
  const unused = unusedClients(needsOf(group));
  bundle({ entry, outdir, unused, ...(maps && { maps }) });
}

/** Bundles the Lambda of every group, each into a folder of its name. */
export function bundleFunctions(dir: string): void {
  for (const { name } of GROUPS) bundleFunction(name, join(dir, name));
}

/** Bytes of all code in a bundle, lazy chunks included. */
export const bundleSize = (outdir: string): number =>
  files(outdir)
    .filter((file) => /\.m?js$/.test(basename(file)))
    .reduce((sum, file) => sum + statSync(file).size, 0);
