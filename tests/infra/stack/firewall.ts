import { describe, expect, it } from 'vitest';
import { CALLS } from '#shared/registry.ts';
import { synthesize } from '#tests/infra/synthesize.ts';

interface PathStatement {
  readonly ByteMatchStatement?: { SearchString: string; PositionalConstraint: string };
  readonly RegexMatchStatement?: { RegexString: string };
}
interface RuleStatement {
  readonly RateBasedStatement?: {
    Limit: number;
    EvaluationWindowSec: number;
    AggregateKeyType: string;
    ScopeDownStatement: PathStatement;
  };
  readonly ManagedRuleGroupStatement?: {
    RuleActionOverrides: { Name: string; ActionToUse: object }[];
  };
}

const synthesized = synthesize();

describe('the firewall', () => {
  const [acl] = Object.values(synthesized.template('Firewall').findResources('AWS::WAFv2::WebACL'));
  const rules: { Name: string; Statement: RuleStatement }[] = acl?.Properties.Rules;

  it('is for CloudFront, which means us-east-1', () => {
    expect(acl?.Properties.Scope).toBe('CLOUDFRONT');
    expect(synthesized.stack('Firewall').region).toBe('us-east-1');
    expect(synthesized.stack('Edge').region).toBe('ap-southeast-1');
  });

  const scopeOf = (name: string) => {
    const rule = rules.find(({ Name }) => Name === name)?.Statement.RateBasedStatement;
    if (!rule) throw new Error(`no limit ${name}`);
    return rule;
  };
  /** Whether a limit counts a request for a path. */
  function counts(name: string, path: string): boolean {
    const { ByteMatchStatement: start, RegexMatchStatement: regex } =
      scopeOf(name).ScopeDownStatement;
    if (regex) return new RegExp(regex.RegexString).test(path);
    expect(start?.PositionalConstraint).toBe('STARTS_WITH');
    return path.startsWith(start?.SearchString ?? '');
  }

  it('counts calls of an address, and no page, picture or chunk', () => {
    const paths = CALLS.map(({ endpoint }) => `/api/${endpoint.path}`);
    expect(paths.filter((path) => !counts('requests-per-address', path))).toEqual([]);
    for (const path of ['/', '/login', '/assets/app-0a1b2c3d.js', '/media/schools/sch-1/a.png'])
      expect(counts('requests-per-address', path)).toBe(false);
  });

  it('counts further what proves who somebody is, and nothing that a signed-in child calls', () => {
    const counted = CALLS.filter(({ endpoint }) =>
      counts('logins-per-address', `/api/${endpoint.path}`),
    );
    expect(counted.map(({ endpoint }) => endpoint.path).sort()).toEqual([
      'consult/join',
      'index/card_login',
      'index/challenge',
      'index/login',
      'index/user_forget_password',
      'index/verify_account',
      'school/join',
      'school/school_register',
      'sms/index',
      'sms/yz',
    ]);
    const { RegexMatchStatement } = scopeOf('logins-per-address').ScopeDownStatement;
    expect(RegexMatchStatement?.RegexString.length).toBeLessThanOrEqual(512);
  });

  it('lets a school of three hundred behind one address sign in and work within five minutes', () => {
    const children = 300;
    const [calls, logins] = ['requests-per-address', 'logins-per-address'].map(scopeOf);
    for (const limit of [calls, logins])
      expect(limit).toMatchObject({ EvaluationWindowSec: 300, AggregateKeyType: 'IP' });
    // Refused for the challenge, the challenge, the sign-in; and a wrong password with its challenge.
    expect(logins?.Limit).toBeGreaterThanOrEqual(children * 5);
    // To the home, and a call every six seconds after it.
    expect(calls?.Limit).toBeGreaterThanOrEqual(children * (16 + 50));
  });

  it.each([
    ['AWSManagedRulesAmazonIpReputationList', []],
    [
      'AWSManagedRulesKnownBadInputsRuleSet',
      ['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY', 'ReactJSRCE_BODY'],
    ],
    [
      'AWSManagedRulesCommonRuleSet',
      [
        'CrossSiteScripting_BODY',
        'EC2MetaDataSSRF_BODY',
        'GenericLFI_BODY',
        'GenericRFI_BODY',
        'SizeRestrictions_BODY',
      ],
    ],
  ])('%s lets what children write through, and only counts it', (name, counted) => {
    const group = rules.find((rule) => rule.Name === name)?.Statement.ManagedRuleGroupStatement;
    const overrides = group?.RuleActionOverrides ?? [];
    expect(overrides.map(({ Name }) => Name).sort()).toEqual(counted);
    for (const { ActionToUse } of overrides) expect(ActionToUse).toEqual({ Count: {} });
  });
});
