import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import * as z from 'zod';
import { ROOT } from '#infra/local/paths.ts';
import type { Figure } from './attempts.ts';
import { FURTHER_TESTS, KINDS, type Kind } from './kinds.ts';

const Attack = z.object({
  kind: z.enum(KINDS),
  attempts: z.number(),
  fell: z.array(z.string()),
  figures: z.array(z.object({ name: z.string(), value: z.number(), unit: z.string() })),
});

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          meta: z.object({ attack: Attack.optional() }).optional(),
        }),
      ),
    }),
  ),
});

/** What was tried of one kind. */
export interface Sum {
  readonly kind: Kind;
  /** Counted one by one in the attacks. */
  readonly attempts: number;
  readonly fell: readonly string[];
  /** Tests beside the code. */
  readonly tests: number;
  readonly failed: readonly string[];
}

export interface Results {
  readonly sums: readonly Sum[];
  readonly figures: readonly Figure[];
  /** Whatever failed, also without an attempt that fell. */
  readonly failed: readonly string[];
}

/** Sums the report of a run of the tests up, by kind. */
export async function readReport(file: string): Promise<Results> {
  const { testResults } = Report.parse(JSON.parse(await readFile(file, 'utf8')));
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(ROOT, name) })),
  );
  const failedIn = (some: typeof tests) =>
    some
      .filter(({ status }) => status === 'failed')
      .map(({ file: at, fullName }) => `${at}: ${fullName}`);
  const attacks = tests.flatMap(({ meta }) => meta?.attack ?? []);
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    sums: KINDS.map((kind) => {
      const own = attacks.filter((attack) => attack.kind === kind);
      const further = tests.filter(({ file: at }) => FURTHER_TESTS[kind].includes(at));
      return {
        kind,
        attempts: own.reduce((sum, { attempts }) => sum + attempts, 0),
        fell: own.flatMap(({ fell }) => fell),
        tests: further.length,
        failed: failedIn(further),
      };
    }),
    figures: attacks.flatMap(({ figures }) => figures),
    failed: [...failedIn(tests), ...broken.map(({ name }) => relative(ROOT, name))],
  };
}
