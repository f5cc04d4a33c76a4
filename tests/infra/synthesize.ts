import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type App, NestedStack, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll } from 'vitest';
import * as z from 'zod';
import { buildApp } from '#infra/build-app.ts';

const ROOT = dirname(dirname(import.meta.dirname));
const Config = z.object({ context: z.record(z.string(), z.unknown()) });

const workplace = mkdtempSync(join(tmpdir(), 'cloud-classroom-infra-'));
afterAll(() => rmSync(workplace, { recursive: true, force: true }));

/** A stand-in for the built application, so that tests do not depend on a build. */
function fakeWeb(): string {
  const directory = join(workplace, 'web');
  mkdirSync(join(directory, 'assets'), { recursive: true });
  writeFileSync(join(directory, 'index.html'), '<!doctype html><title>test</title>');
  writeFileSync(join(directory, 'assets', 'app-0a1b2c3d.js'), 'export {};');
  writeFileSync(join(directory, 'service-worker.js'), 'keep();');
  writeFileSync(join(directory, 'service-worker-off.js'), 'remove();');
  // More than CloudFront compresses.
  writeFileSync(join(directory, 'assets', 'large-1.0.js'), Buffer.alloc(11_000_000));
  writeFileSync(join(directory, 'assets', 'large-1.0.js.br'), 'compressed');
  return directory;
}

/** Settings that have nothing to do with each other, for one synthesis: each takes seconds. */
export const ADJUSTED = {
  alarmEmail: 'ops@school.example',
  demo: '1',
  logDays: '365',
  monthlyBudget: '300',
  offlinePages: '0',
  tracing: '1',
  userPoolPlan: 'PLUS',
} as const;

/** The same of a deployment elsewhere. */
export const ELSEWHERE = {
  domain: 'school.example',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/0a1b2c3d',
  region: 'eu-central-1',
} as const;

/** And of one that restores its table and sends mails. */
export const RESTORED = {
  mailFrom: 'no-reply@mail.school.example',
  mailIdentity: 'school.example',
  restoredTable: 'restored-2026-05-04',
} as const;

export interface Synthesized {
  readonly app: App;
  readonly names: readonly string[];
  /** Template of a stack by the last part of its name, e.g. `Data`, with the resources of the stacks in it. */
  readonly template: (name: string) => Template;
  readonly stack: (name: string) => Stack;
}

/** A stack and those in it. */
export const withNested = (stack: Stack): Stack[] => [
  stack,
  ...stack.node.findAll().filter((each) => NestedStack.isNestedStack(each)),
];

/** The resources of a stack and of those in it as one template; they have names of their own. */
function wholeTemplate(stack: Stack): Template {
  const parts = withNested(stack).map((each) => Template.fromStack(each).toJSON());
  const resources = parts.flatMap(({ Resources }) => Object.entries(Resources ?? {}));
  const Resources = Object.fromEntries(resources);
  if (Object.keys(Resources).length < resources.length)
    throw new Error(`two resources of ${stack.stackName} share a name`);
  return Template.fromJSON({ ...parts[0], Resources });
}

const done = new Map<string, Synthesized>();

/** The app as `cdk synth` builds it, but without bundling, which `bundles.test.ts` does. Once for each context. */
export function synthesize(context: Readonly<Record<string, string>> = {}): Synthesized {
  const key = JSON.stringify(context);
  const known = done.get(key) ?? synthesizeAgain(context);
  done.set(key, known);
  return known;
}

/** Throws with all findings of the rules that are not acknowledged. */
export function synthesizeAgain(context: Readonly<Record<string, string>> = {}): Synthesized {
  const config = Config.parse(JSON.parse(readFileSync(join(ROOT, 'cdk.json'), 'utf8')));
  const app = buildApp(
    {
      outdir: mkdtempSync(join(workplace, 'out-')),
      context: { ...config.context, 'aws:cdk:bundling-stacks': [], ...context },
    },
    fakeWeb(),
  );
  app.synth();
  const stacks = app.node.children.filter((child): child is Stack => 'stackName' in child);
  const stack = (name: string): Stack => {
    const found = stacks.find(({ stackName }) => stackName.endsWith(`-${name}`));
    if (!found) throw new Error(`there is no stack ${name}`);
    return found;
  };
  const templates = new Map<string, Template>();
  const template = (name: string): Template => {
    const known = templates.get(name) ?? wholeTemplate(stack(name));
    templates.set(name, known);
    return known;
  };
  return {
    app,
    template,
    names: stacks.map(({ stackName }) => stackName),
    stack,
  };
}
