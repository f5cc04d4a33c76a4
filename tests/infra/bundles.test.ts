import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LambdaHandler } from '#functions/request/create-handler.ts';
import {
  BUNDLE_BUDGET_BYTES,
  bundle,
  bundleFunction,
  bundleFunctions,
  bundleSize,
} from '#infra/bundle-function.ts';
import { GROUPS, type GroupName } from '#shared/registry.ts';
import { BUNDLES_VARIABLE } from '#tests/contract/harness/environment.ts';
import { toContext } from '#tests/contract/harness/event.ts';

/** Bundled for the whole run, or here. */
const made = process.env[BUNDLES_VARIABLE];
const workplace = mkdtempSync(join(tmpdir(), 'cloud-classroom-bundles-'));
beforeAll(() => {
  if (!made) bundleFunctions(workplace);
});
afterAll(() => rmSync(workplace, { recursive: true, force: true }));

const contents = (directory: string) =>
  Object.fromEntries(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(directory.length), readFileSync(file, 'utf8')]),
  );

const bundleOf = (group: GroupName): string => join(made ?? workplace, group);

/** With chunks that are loaded when they are needed, and packages of a layer. */
const AGAIN: readonly GroupName[] = ['portal', 'certificates'];

describe.each(AGAIN)('the bundle of %s, made again', (group) => {
  const again = join(workplace, `${group}-again`);
  const maps = join(workplace, 'maps', group);
  beforeAll(() => bundleFunction(group, again, maps));

  it('is the same', () => {
    expect(Object.keys(contents(again))).toEqual(Object.keys(contents(bundleOf(group))));
    expect(contents(again)).toEqual(contents(bundleOf(group)));
  });

  it('has its source maps apart', () => {
    expect(Object.keys(contents(maps))).toContain('/handler.mjs.map');
  });
});

/** That each exports its handler is what the matrices find out, which call through it. */
describe.each(GROUPS.map(({ name }) => name))('the bundle of %s', (group) => {
  const outdir = bundleOf(group);

  it('stays within its budget, the SDK included', () => {
    expect(bundleSize(outdir)).toBeLessThanOrEqual(BUNDLE_BUDGET_BYTES);
  });

  it('holds code only', () => {
    expect(Object.keys(contents(outdir)).filter((file) => !file.endsWith('.mjs'))).toEqual([]);
  });
});

describe('a bundled function', () => {
  it('answers a call', async () => {
    const file = pathToFileURL(join(bundleOf('editions'), 'handler.mjs')).href;
    const { handler }: { handler: LambdaHandler } = await import(/* @vite-ignore */ file);
    const event = {
      routeKey: 'GET /api/web/get_version_info',
      headers: {},
      requestContext: {
        http: { method: 'GET', path: '/api/web/get_version_info', sourceIp: '203.0.113.7' },
      },
    } as unknown as APIGatewayProxyEventV2;
    vi.stubEnv('APP_VERSION', '1.2.3');
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const answer = await handler(event, toContext('request'));
    expect(JSON.parse(answer.body ?? '')).toMatchObject({ code: 1, data: { version: '1.2.3' } });
  });
});

describe('bundling', () => {
  it('leaves out the clients that a group has no permission for', () => {
    const holds = (group: GroupName, action: string) =>
      JSON.stringify(contents(bundleOf(group))).includes(action);
    const expected: [GroupName, string, boolean][] = [
      ['portal', 'AdminInitiateAuth', true],
      ['portal', 'PutObject', true],
      ['classes', 'AdminInitiateAuth"', false],
      ['classes', 'AmazonSimpleNotificationService', false],
      ['messages', 'AmazonSimpleNotificationService', true],
    ];
    for (const [group, action, there] of expected)
      expect(holds(group, action), `${group} ${action}`).toBe(there);
  });

  it('leaves lazy what is imported lazily', () => {
    const entry = join(workplace, 'lazy.ts');
    writeFileSync(
      join(workplace, 'heavy.ts'),
      'export const heavy = "a client that few calls need";',
    );
    writeFileSync(entry, 'export const handler = async () => (await import("./heavy.ts")).heavy;');
    const outdir = join(workplace, 'lazy');
    bundle({ entry, outdir });
    expect(readFileSync(join(outdir, 'handler.mjs'), 'utf8')).not.toContain('few calls need');
    expect(JSON.stringify(contents(outdir))).toContain('few calls need');
  });

  it('says which handler is missing', () => {
    expect(() => bundleFunction('nowhere' as GroupName, join(workplace, 'nowhere'))).toThrow(
      'functions/nowhere/handler.ts is missing',
    );
  });
});
