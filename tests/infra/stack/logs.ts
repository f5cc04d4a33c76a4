import { describe, expect, it } from 'vitest';
import { GROUPS } from '#shared/registry.ts';
import { ADJUSTED, synthesize } from '#tests/infra/synthesize.ts';

const { names, template, stack } = synthesize();
const suffixes = names.map((name) => name.slice(name.lastIndexOf('-') + 1));

const functions = suffixes.flatMap((name) =>
  Object.entries(template(name).findResources('AWS::Lambda::Function')).map(
    ([id, resource]) => [`${name}/${id}`, name, resource] as const,
  ),
);

describe('logs', () => {
  it.each(functions)('%s writes into a group of its own that forgets', (_path, name, resource) => {
    const group = resource.Properties.LoggingConfig?.LogGroup?.Ref;
    const retention = template(name).toJSON().Resources[group]?.Properties.RetentionInDays;
    expect(retention).toBe(90);
  });

  it('of every kind forget', () => {
    const groups = suffixes.flatMap((name) =>
      Object.values(template(name).findResources('AWS::Logs::LogGroup')),
    );
    expect(groups.map(({ Properties }) => Properties.RetentionInDays)).toEqual(
      groups.map(() => 90),
    );
  });

  it('are kept as long as the deployment says', () => {
    synthesize(ADJUSTED)
      .template('Api')
      .allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 365 });
  });
});

describe('alarms', () => {
  const alarms = Object.values(template('Monitoring').findResources('AWS::CloudWatch::Alarm')).map(
    ({ Properties }) => Properties,
  );

  it.each(GROUPS.map(({ name }) => name))('watch errors, throttles and p99 of %s', (group) => {
    const own = alarms.filter(({ AlarmName }) => AlarmName.startsWith(`cloud-classroom-${group}-`));
    const metrics = own.map(
      ({ MetricName, Statistic, ExtendedStatistic }) =>
        `${MetricName} ${Statistic ?? ExtendedStatistic}`,
    );
    expect(metrics.sort()).toEqual(['Duration p99', 'Errors Sum', 'Throttles Sum']);
    const dimensions = JSON.stringify(own.map(({ Dimensions }) => Dimensions));
    expect(dimensions).toContain(`${group}Lambda`);
  });

  it('watch the faults of the API', () => {
    expect(alarms.map(({ AlarmName }) => AlarmName)).toContain('cloud-classroom-api-faults');
  });

  it('all tell the encrypted topic, when they begin and when they end', () => {
    for (const { AlarmActions, OKActions } of alarms) {
      expect(JSON.stringify([AlarmActions, OKActions]).match(/"Ref":"Alarms/g)).toHaveLength(2);
    }
    template('Monitoring').resourceCountIs('AWS::SNS::Subscription', 0);
    expect(
      Object.values(template('Monitoring').findResources('AWS::SNS::Topic'))[0]?.Properties,
    ).toHaveProperty('KmsMasterKeyId');
  });

  it('reach the address of the deployment', () => {
    synthesize(ADJUSTED).template('Monitoring').hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'ops@school.example',
    });
  });
});

describe('every stack', () => {
  it.each(suffixes)('%s is protected against removal', (name) => {
    expect(stack(name).terminationProtection).toBe(true);
  });
});
