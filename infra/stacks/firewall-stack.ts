import { Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { firewallRules, visibility } from '#infra/constructs/firewall-rules.ts';
import type { Deployment } from '#infra/deployment.ts';

/** The web ACL of CloudFront, which has to be in us-east-1. */
export class FirewallStack extends Stack {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, deployment: Deployment, props: StackProps) {
    super(scope, id, props);
    const acl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility(deployment.name),
      rules: firewallRules(deployment),
    });
    this.webAclArn = acl.attrArn;
  }
}
