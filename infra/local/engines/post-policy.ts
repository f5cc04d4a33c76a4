import * as z from 'zod';
import { accessDenied, S3Error } from './s3-error.ts';
import { type Credentials, checkSigned } from './signature.ts';

const Condition = z.union([
  z.tuple([z.literal('content-length-range'), z.coerce.number(), z.coerce.number()]),
  z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
  z.record(z.string(), z.coerce.string()),
]);
const Policy = z.object({ expiration: z.iso.datetime(), conditions: z.array(Condition) });
type Policy = z.infer<typeof Policy>;

/** The number of bytes that the policy allows. */
export interface SizeRange {
  readonly min: number;
  readonly max: number;
}

/** The form's fields, with lower-case names. */
export type Fields = ReadonlyMap<string, string>;

function demand(fields: Fields, name: string): string {
  const value = fields.get(name);
  if (!value) throw accessDenied(`The form has no field ${name}.`);
  return value;
}

function checkSignature(fields: Fields, credentials: Credentials): string {
  const policy = demand(fields, 'policy');
  const signature = demand(fields, 'x-amz-signature');
  const credential = demand(fields, 'x-amz-credential');
  if (fields.get('x-amz-algorithm') !== 'AWS4-HMAC-SHA256') {
    throw new S3Error(400, 'InvalidArgument', 'Only AWS4-HMAC-SHA256 is supported.');
  }
  checkSigned({ text: policy, credential, signature }, { credentials, service: 's3' });
  return policy;
}

function parsePolicy(encoded: string): Policy {
  try {
    return Policy.parse(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')));
  } catch {
    throw new S3Error(400, 'InvalidPolicyDocument', 'Invalid Policy: Invalid JSON.');
  }
}

type Test = readonly ['eq' | 'starts-with', string, string];

const testsOf = (policy: Policy): Test[] =>
  policy.conditions.flatMap((condition): Test[] => {
    if (!Array.isArray(condition)) {
      return Object.entries(condition).map(([name, value]) => ['eq', name.toLowerCase(), value]);
    }
    const [operator, name, value] = condition;
    return operator === 'content-length-range'
      ? []
      : [[operator, name.slice(1).toLowerCase(), value]];
  });

const holds = ([operator, , expected]: Test, value: string): boolean =>
  operator === 'eq' ? value === expected : value.startsWith(expected);

const FREE_FIELDS = new Set(['policy', 'x-amz-signature', 'file', 'bucket']);
const needsCondition = (name: string): boolean =>
  !FREE_FIELDS.has(name) && !name.startsWith('x-ignore-');

function checkConditions(tests: readonly Test[], fields: Fields): void {
  for (const test of tests) {
    if (holds(test, fields.get(test[1]) ?? '')) continue;
    throw accessDenied(
      `Invalid according to Policy: Policy Condition failed: ${JSON.stringify(test)}`,
    );
  }
  const named = new Set(tests.map(([, name]) => name));
  const extra = [...fields.keys()].filter((name) => needsCondition(name) && !named.has(name));
  if (extra.length)
    throw accessDenied(`Invalid according to Policy: Extra input fields: ${extra.join(', ')}`);
}

function sizeRange(policy: Policy): SizeRange {
  const range = { min: 0, max: Number.MAX_SAFE_INTEGER };
  for (const condition of policy.conditions) {
    if (!Array.isArray(condition) || condition[0] !== 'content-length-range') continue;
    range.min = Math.max(range.min, condition[1]);
    range.max = Math.min(range.max, condition[2]);
  }
  return range;
}

/**
 * Checks a browser upload as S3 does: signature, expiry, every condition, no field without a condition.
 * `fields` includes `bucket`, taken from the address. Throws an S3Error; answers the allowed size.
 */
export function checkPostPolicy(fields: Fields, credentials: Credentials, now: Date): SizeRange {
  const policy = parsePolicy(checkSignature(fields, credentials));
  if (new Date(policy.expiration) <= now)
    throw accessDenied('Invalid according to Policy: Policy expired.');
  checkConditions(testsOf(policy), fields);
  return sizeRange(policy);
}
