import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';
import { describe, expect, it } from 'vitest';
import { synthesize } from '#tests/infra/synthesize.ts';

/** Findings without an acknowledgement. */
const findings = (app: IConstruct) => {
  const { violations } = new AwsSolutionsChecks().validateScope(app);
  return violations.flatMap(({ ruleName, violatingResources }) =>
    violatingResources.map(({ constructPath }) => `${ruleName} ${constructPath}`),
  );
};

describe('the AwsSolutions rules', () => {
  it('find nothing in the pool', () => {
    const { app } = synthesize();
    expect(findings(app)).toEqual([]);
  });

  it("find nothing in a school's own deployment under its domain", () => {
    const { app } = synthesize({
      school: 'abc',
      tracing: '1',
      domain: 'school.example',
      certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/0a1b2c3d',
    });
    expect(findings(app)).toEqual([]);
  });

  it('would find something', () => {
    const stack = new Stack(new App(), 'Careless');
    new Bucket(stack, 'Bucket');
    expect(findings(stack)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^AwsSolutions-S1 /),
        expect.stringMatching(/^AwsSolutions-S10 /),
      ]),
    );
  });
});
