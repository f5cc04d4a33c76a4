import { dirname, join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { bundleFunction, handlerOf } from '#infra/bundle-function.ts';
import type { Deployment } from '#infra/deployment.ts';
import { type DeployedVariable, variablesOf } from '#infra/function-variables.ts';
import { needsOf } from '#infra/groups.ts';
import { rightsOf } from '#infra/rights.ts';
import type { AuthStack } from '#infra/stacks/auth-stack.ts';
import type { DataStack } from '#infra/stacks/data-stack.ts';
import { LIMITS } from '#shared/limits.ts';
import type { GroupName } from '#shared/registry.ts';
import { DrawingLayer } from '../constructs/drawing-layer.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { grantRights } from './grant-rights.ts';

const ROOT = dirname(dirname(import.meta.dirname));

/** Enough processor time for a short cold start; a call itself needs far less memory. */
const MEMORY_MB = 1024;

/** The value of each variable in this deployment; undefined for settings that are not made. */
export type DeployedValues = Readonly<Record<DeployedVariable, string | undefined>>;

export interface GroupFunctionProps {
  readonly deployment: Deployment;
  readonly group: GroupName;
  readonly data: DataStack;
  readonly auth: AuthStack;
  readonly values: DeployedValues;
}

const environmentOf = (group: GroupName, values: DeployedValues): Record<string, string> =>
  Object.fromEntries(
    variablesOf(group)
      .map((name) => [name, values[name]] as const)
      .filter((entry): entry is [DeployedVariable, string] => entry[1] !== undefined),
  );

/** The Lambda of a group with the permissions and variables that `groups.ts` gives it. */
export class GroupFunction extends Construct {
  readonly function: LambdaFunction;

  constructor(scope: Construct, props: GroupFunctionProps) {
    super(scope, props.group);
    const { deployment, group, values } = props;
    const needs = needsOf(group);
    this.function = new NodeFunction(this, 'Lambda', {
      deployment,
      name: group,
      description: `Calls of ${group}`,
      source: dirname(handlerOf(group)),
      bundle: (outdir) => bundleFunction(group, outdir, join(ROOT, 'dist', 'maps', group)),
      timeout: Duration.millis(LIMITS.requestTimeoutMs),
      memoryMb: needs.memoryMb ?? MEMORY_MB,
      layers: needs.drawing ? [new DrawingLayer(this, 'Drawing').layer] : [],
      // In production answers are not checked against their schemas.
      environment: { NODE_ENV: 'production', ...environmentOf(group, values) },
    }).function;
    grantRights(this, this.function, rightsOf(group), props);
  }
}
