import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { AWS_REQUESTS, type AwsRequest } from '#functions/platform/aws-client.ts';
import { type FunctionName, type Right, rightsOf } from '#infra/rights.ts';
import { GROUPS } from '#shared/registry.ts';
import { TABLE_NAME } from '../names.ts';
import { wildcards } from '../wildcards.ts';
import { type Needed, neededRights } from './needed-rights.ts';
import { arnsWith, bucketOf } from './resource-names.ts';

/** As the SDK throws what AWS refuses for want of a right. */
class AccessDenied extends Error {
  override readonly name: string;
  readonly $fault = 'client';
  readonly $metadata = { httpStatusCode: 403 };

  constructor(service: string, message: string) {
    super(message);
    this.name = service === 's3' ? 'AccessDenied' : 'AccessDeniedException';
  }
}

/** A statement with its resources as patterns of their names. */
interface Statement extends Pick<Right, 'actions' | 'effect'> {
  readonly resources: readonly RegExp[];
}

/** The policy of a function that uses this table, from its rights. */
export function policyOf(rights: readonly Right[], table = TABLE_NAME): readonly Statement[] {
  const arns = arnsWith(table);
  return rights.map(({ actions, effect, resource, below }) => {
    const names = below.length > 0 ? below.map((part) => arns[resource] + part) : [arns[resource]];
    return { actions, effect, resources: names.map(wildcards) };
  });
}

/** What a policy says of an action, as IAM decides: what is denied or not named is not allowed. */
export function mayDo(policy: readonly Statement[], { action, resource }: Needed): boolean {
  const concerned = policy.filter(
    ({ actions, resources }) =>
      actions.includes(action) && resources.some((pattern) => pattern.test(resource)),
  );
  return concerned.length > 0 && concerned.every(({ effect }) => effect === 'Allow');
}

const policiesWith = (table: string, rights: typeof rightsOf) =>
  new Map(
    [...GROUPS.map(({ name }) => name), 'retention' as const, 'metering' as const].map(
      (name: FunctionName) => [name, policyOf(rights(name), table)],
    ),
  );
let policies = policiesWith(TABLE_NAME, rightsOf);

interface Run {
  readonly group: FunctionName;
  readonly onDenied: (denied: Error) => void;
}
const running = new AsyncLocalStorage<Run>();

/** Runs a call of a group with the rights of its function. `onDenied` is told of each command that is refused. */
export const withRightsOf = <T>(
  group: FunctionName,
  onDenied: Run['onDenied'],
  run: () => Promise<T>,
): Promise<T> => running.run({ group, onDenied }, run);

const isMissing = (error: unknown): boolean =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);

/** Whom S3 does not let list a bucket, it does not tell that an object is missing. */
async function hidingMissing(send: () => Promise<unknown>): Promise<unknown> {
  try {
    return await send();
  } catch (error) {
    throw isMissing(error) ? new AccessDenied('s3', 'Access Denied') : error;
  }
}

function readsUnlistedBucket(policy: readonly Statement[], needed: readonly Needed[]): boolean {
  const read = needed.find(({ action }) => action === 's3:GetObject');
  if (!read) return false;
  const resource = bucketOf(read.resource);
  return !mayDo(policy, { action: 's3:ListBucket', resource });
}

/** Sends a command if the policy of the group allows all that it needs. */
async function sendIfAllowed(
  { command, input, send }: AwsRequest,
  { group, onDenied }: Run,
): Promise<unknown> {
  const policy = policies.get(group) ?? [];
  const needed = neededRights(command, input);
  const refused = needed.find((right) => !mayDo(policy, right));
  if (!refused) return readsUnlistedBucket(policy, needed) ? hidingMissing(send) : send();
  const { action, resource } = refused;
  const [service = ''] = action.split(':');
  const denied = new AccessDenied(
    service,
    `The function ${group} may not do ${action} on ${resource}`,
  );
  onDenied(denied);
  throw denied;
}

function judge(message: unknown): void {
  const request = message as AwsRequest;
  const run = running.getStore();
  if (!run) return;
  const asked = { ...request };
  request.send = () => sendIfAllowed(asked, run);
}

/**
 * From now on every command of a function is judged by its rights, as AWS would, until the answer is called;
 * the functions use this table and no other.
 */
export function judgeRights(table = TABLE_NAME, rights = rightsOf): () => void {
  policies = policiesWith(table, rights);
  unsubscribe(AWS_REQUESTS, judge);
  subscribe(AWS_REQUESTS, judge);
  return () => unsubscribe(AWS_REQUESTS, judge);
}
