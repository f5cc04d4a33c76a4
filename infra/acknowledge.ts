import { Annotations, Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Accepts findings of the security rules on a construct. Each needs a reason. */
export function acknowledge(
  construct: IConstruct,
  reasons: Readonly<Record<string, string>>,
): void {
  for (const [id, reason] of Object.entries(reasons)) {
    Validations.of(construct).acknowledge({ id: `AwsSolutions-${id}`, reason });
  }
}

/**
 * Accepts a wildcard below a resource of another stack. Such a finding carries the reference in its name,
 * and references between stacks are written only while the app is synthesized.
 */
export function acknowledgeBelow(
  construct: IConstruct,
  arn: string,
  path: string,
  reason: string,
): void {
  construct.node.addValidation({
    validate() {
      const resource = JSON.stringify(Stack.of(construct).resolve(arn));
      acknowledge(construct, { [`IAM5[Resource::${resource}${path}]`]: reason });
      return [];
    },
  });
}

/** Accepts a warning of the construct library. */
export function acknowledgeWarning(construct: IConstruct, id: string, reason: string): void {
  Annotations.of(construct).acknowledgeWarning(id, reason);
}
