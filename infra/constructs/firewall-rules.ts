import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Deployment } from '#infra/deployment.ts';

type Rule = CfnWebACL.RuleProperty;
type Statement = CfnWebACL.StatementProperty;

export const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

const block = (name: string, priority: number, statement: Statement): Rule => ({
  name,
  priority,
  statement,
  action: { block: {} },
  visibilityConfig: visibility(name),
});

const managed = (name: string, priority: number, counted: readonly string[] = []): Rule => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: visibility(name),
});

const perAddress = (limit: number): CfnWebACL.RateBasedStatementProperty => ({
  limit,
  evaluationWindowSec: 300,
  aggregateKeyType: 'IP',
});

const LOGIN: Statement = {
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'EXACTLY',
    searchString: '/api/index/login',
    textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
  },
};

/**
 * Limits per IP address are high on purpose: a whole school shares one, and three hundred students sign in at
 * the same time. Attempts per account are limited by the login itself.
 */
export const firewallRules = (deployment: Deployment): Rule[] => [
  block('requests-per-address', 0, {
    rateBasedStatement: perAddress(deployment.requestsPerAddress),
  }),
  block('logins-per-address', 1, {
    rateBasedStatement: { ...perAddress(deployment.loginsPerAddress), scopeDownStatement: LOGIN },
  }),
  managed('AWSManagedRulesAmazonIpReputationList', 2),
  managed('AWSManagedRulesKnownBadInputsRuleSet', 3),
  // Pictures are sent as base64 of up to 8 MB, and students of a programming school write code into text
  // fields. Both are only counted; the application limits sizes itself and escapes what it shows.
  managed('AWSManagedRulesCommonRuleSet', 4, ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY']),
];
