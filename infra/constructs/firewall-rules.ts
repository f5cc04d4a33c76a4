import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Deployment } from '#infra/deployment.ts';
import { leads } from '#shared/leads/contract.ts';
import { messages } from '#shared/messages/contract.ts';
import { portal } from '#shared/portal/contract.ts';
import { registrations } from '#shared/registrations/contract.ts';

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

/** The path as API Gateway reads it, however it is written. */
const asRead = [
  { priority: 0, type: 'URL_DECODE' },
  { priority: 1, type: 'NORMALIZE_PATH' },
];

/** What an address may ask within five minutes, of some paths. */
const perAddress = (limit: number, scopeDownStatement: Statement): Statement => ({
  rateBasedStatement: {
    limit,
    scopeDownStatement,
    evaluationWindowSec: 300,
    aggregateKeyType: 'IP',
  },
});

/** Pages, pictures and chunks come from the edge, and a class that opens a page asks for hundreds. */
const CALLS: Statement = {
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: '/api/',
    textTransformations: asRead,
  },
};

/** Calls without a session that prove who somebody is, or make an account. */
const IDENTIFYING = [
  portal.endpoints.login,
  portal.endpoints.cardLogin,
  portal.endpoints.challenge,
  portal.endpoints.verifyAccount,
  portal.endpoints.resetPassword,
  messages.endpoints.sendCode,
  messages.endpoints.verifyCode,
  registrations.endpoints.registerSchool,
  registrations.endpoints.join,
  leads.endpoints.join,
];

const SIGN_INS: Statement = {
  regexMatchStatement: {
    fieldToMatch: { uriPath: {} },
    regexString: `^/api/(${IDENTIFYING.map(({ path }) => path).join('|')})$`,
    textTransformations: asRead,
  },
};

/**
 * Rules about the body, which only count: children of a programming school write `../`, addresses, `<script>` and
 * Java into their texts, and pictures are sent as base64 of some megabytes. The application limits sizes itself,
 * escapes what it shows, opens no path or address that somebody wrote, and runs neither Java nor React on the server.
 */
const BODY_RULES = {
  knownBad: ['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY', 'ReactJSRCE_BODY'],
  common: [
    'SizeRestrictions_BODY',
    'EC2MetaDataSSRF_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'CrossSiteScripting_BODY',
  ],
};

/**
 * Limits per IP address are high on purpose: a whole school shares one, and three hundred students sign in at
 * the same time (decision 074 has the figures). Attempts per account are limited by the login itself.
 */
export const firewallRules = (deployment: Deployment): Rule[] => [
  block('requests-per-address', 0, perAddress(deployment.requestsPerAddress, CALLS)),
  block('logins-per-address', 1, perAddress(deployment.loginsPerAddress, SIGN_INS)),
  managed('AWSManagedRulesAmazonIpReputationList', 2),
  managed('AWSManagedRulesKnownBadInputsRuleSet', 3, BODY_RULES.knownBad),
  managed('AWSManagedRulesCommonRuleSet', 4, BODY_RULES.common),
];
