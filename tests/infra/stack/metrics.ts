import { describe, expect, it } from 'vitest';
import { TABLE } from '#infra/table-definition.ts';
import { WRONG_FIGURES } from '#shared/own-metrics.ts';
import { GROUPS } from '#shared/registry.ts';
import { EMITTED } from '#tests/infra/emitted-metrics.ts';
import { ADJUSTED, type Synthesized, synthesize } from '#tests/infra/synthesize.ts';

/** A metric that an alarm or a graph reads. Values that are known only when deployed are their reference. */
interface Read {
  readonly reader: string;
  readonly namespace: string;
  readonly metric: string;
  readonly dimensions: Readonly<Record<string, unknown>>;
  readonly region: string;
}

interface CfnMetric {
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Dimensions?: readonly { readonly Name: string; readonly Value: unknown }[];
}
interface CfnAlarm extends Partial<CfnMetric> {
  readonly AlarmName: string;
  readonly Metrics?: readonly { readonly MetricStat?: { readonly Metric: CfnMetric } }[];
}

const resourcesOf = ({ names, template, stack }: Synthesized, type: string) =>
  names.flatMap((name) => {
    const suffix = name.slice(name.lastIndexOf('-') + 1);
    const { region } = stack(suffix);
    return Object.values(template(suffix).findResources(type)).map(({ Properties }) => ({
      Properties,
      region,
    }));
  });

/** The metrics of an alarm: its own, or those that it computes with. */
function alarmMetrics(alarm: CfnAlarm, region: string): Read[] {
  const own = alarm.MetricName ? [alarm as CfnMetric] : [];
  const computed = (alarm.Metrics ?? []).flatMap(({ MetricStat }) => MetricStat?.Metric ?? []);
  return [...own, ...computed].map(({ Namespace, MetricName, Dimensions = [] }) => ({
    reader: alarm.AlarmName,
    namespace: Namespace,
    metric: MetricName,
    dimensions: Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, Value])),
    region,
  }));
}

interface Widget {
  readonly type: string;
  readonly properties: {
    readonly title: string;
    readonly metrics?: readonly (readonly unknown[])[];
    readonly query?: string;
    readonly region: string;
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function widgetsOf(body: { 'Fn::Join': [string, unknown[]] }): Widget[] {
  const [separator, parts] = body['Fn::Join'];
  const text = parts.map((part) =>
    isText(part) ? part : JSON.stringify(part).replaceAll('"', "'"),
  );
  return JSON.parse(text.join(separator)).widgets;
}

/** The metrics of a graph: namespace, name, then names and values of dimensions, then how it is drawn. */
const graphMetrics = ({ properties }: Widget): Read[] =>
  (properties.metrics ?? []).map((row) => {
    const [namespace = '', metric = '', ...dimensions] = row.filter(isText);
    const drawn = row.find((each) => !isText(each)) as { region?: string } | undefined;
    return {
      reader: properties.title,
      namespace,
      metric,
      dimensions: Object.fromEntries(
        dimensions.flatMap((name, place) => (place % 2 ? [] : [[name, dimensions[place + 1]]])),
      ),
      region: drawn?.region ?? properties.region,
    };
  });

const alarmsOf = (synthesized: Synthesized) =>
  resourcesOf(synthesized, 'AWS::CloudWatch::Alarm').flatMap(({ Properties, region }) =>
    alarmMetrics(Properties, region),
  );
const dashboardsOf = (synthesized: Synthesized) =>
  resourcesOf(synthesized, 'AWS::CloudWatch::Dashboard').map(({ Properties }) =>
    widgetsOf(Properties.DashboardBody),
  );

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));

/** Whether anybody counts what is read, by these dimensions, in this region. */
const exists = ({ namespace, metric, dimensions, region }: Read): boolean =>
  EMITTED.some(
    (emitted) =>
      emitted.namespace === namespace &&
      emitted.metrics.includes(metric) &&
      emitted.dimensions.some((names) => same(names, Object.keys(dimensions))) &&
      Object.entries(emitted.values ?? {}).every(
        ([name, values]) => !(name in dimensions) || values.includes(String(dimensions[name])),
      ) &&
      (emitted.region ?? region) === region,
  );

const synthesized = synthesize();
const own = synthesize({ school: 'abc', region: 'us-east-1' });

describe.each([
  ['the pool', synthesized],
  ["a school's own deployment", own],
])('the metrics of %s', (_, each) => {
  const [widgets = []] = dashboardsOf(each);

  it('that alarms read exist', () => {
    const alarms = alarmsOf(each);
    expect(alarms.length).toBeGreaterThanOrEqual(3 * GROUPS.length + 5);
    expect(alarms.filter((read) => !exists(read))).toEqual([]);
  });

  it('that the dashboard shows exist', () => {
    const shown = widgets.flatMap(graphMetrics);
    expect(shown.length).toBeGreaterThan(5 * GROUPS.length);
    expect(shown.filter((read) => !exists(read))).toEqual([]);
  });

  it('of faults are read of functions that there are', () => {
    const functions = resourcesOf(each, 'AWS::Lambda::Function').map(
      ({ Properties }) => Properties.FunctionName,
    );
    const faults = widgets
      .flatMap(graphMetrics)
      .filter(({ namespace }) => namespace === 'CloudClassroom');
    expect(faults).toHaveLength(GROUPS.length);
    for (const { dimensions } of faults) expect(functions).toContain(dimensions['function']);
  });

  it('of the firewall are read by the names that it counts under', () => {
    const [acl] = resourcesOf(each, 'AWS::WAFv2::WebACL');
    const { Rules: rules = [], ...properties } = acl?.Properties ?? {};
    const nameOf = (part: { VisibilityConfig?: { MetricName: string } }) =>
      part.VisibilityConfig?.MetricName;
    const counted = ['ALL', ...rules.map(nameOf)];
    const shown = widgets
      .flatMap(graphMetrics)
      .filter(({ namespace }) => namespace === 'AWS/WAFV2');
    expect(shown.length).toBeGreaterThan(1);
    for (const { dimensions } of shown) {
      expect(dimensions['WebACL']).toBe(nameOf(properties));
      expect(counted).toContain(dimensions['Rule']);
    }
  });

  it('fit into one dashboard and one graph, also of forty-five groups', () => {
    const larger = 45 / GROUPS.length;
    const rows = widgets.map((widget) => graphMetrics(widget).length);
    expect(Math.max(...rows) * larger).toBeLessThanOrEqual(500);
    expect(rows.reduce((sum, count) => sum + count, 0) * larger).toBeLessThanOrEqual(2500);
    const sources = widgets.map(
      ({ properties }) => properties.query?.match(/SOURCE/g)?.length ?? 0,
    );
    expect(Math.max(...sources)).toBeGreaterThanOrEqual(GROUPS.length);
    expect(Math.max(...sources) * larger).toBeLessThanOrEqual(50);
  });

  it('by school are asked of the lines', () => {
    const asked = widgets.flatMap(({ properties }) => properties.query ?? []);
    expect(asked.filter((query) => query.includes('by school'))).toHaveLength(1);
    expect(JSON.stringify(widgets.flatMap(graphMetrics))).not.toContain('school"');
  });
});

describe('the alarms of the table', () => {
  it('watch reads and writes of the table and of every index', () => {
    const watched = alarmsOf(synthesized)
      .filter(({ namespace }) => namespace === 'AWS/DynamoDB')
      .map(
        ({ metric, dimensions }) =>
          `${metric} ${dimensions['GlobalSecondaryIndexName'] ?? 'table'}`,
      );
    const parts = ['table', ...TABLE.indexes.map(({ name }) => name)];
    expect(watched).toEqual(
      parts.flatMap((part) => [`ReadThrottleEvents ${part}`, `WriteThrottleEvents ${part}`]),
    );
  });
});

describe('the alarm of figures', () => {
  it('watches the function that checks them, under the name that it counts under', () => {
    for (const each of [synthesized, own]) {
      const [read] = alarmsOf(each).filter(({ metric }) => metric === WRONG_FIGURES.metric);
      const functions = resourcesOf(each, 'AWS::Lambda::Function').map(
        ({ Properties }) => Properties.FunctionName,
      );
      expect(read?.namespace).toBe(WRONG_FIGURES.namespace);
      const name = read?.dimensions[WRONG_FIGURES.dimension];
      expect(name).toMatch(/-retention$/);
      expect(functions).toContain(name);
    }
  });
});

describe('the list of what exists', () => {
  it('is asked about each metric that an alarm computes with', () => {
    const Metric = { Namespace: 'AWS/DynamoDB', MetricName: 'ThrottledRequests', Dimensions: [] };
    const alarm = { AlarmName: 'sum', Metrics: [{}, { MetricStat: { Metric } }] };
    expect(alarmMetrics(alarm, 'eu-west-1').map(exists)).toEqual([false]);
  });

  it.each([
    ['a metric of operations, by table only', 'AWS/DynamoDB', 'ThrottledRequests', ['TableName']],
    ['a metric of REST APIs', 'AWS/ApiGateway', '5XXError', ['ApiId']],
    ['a metric by school', 'CloudClassroom', 'calls', ['school', 'group']],
    [
      'requests of the edge where the deployment is',
      'AWS/CloudFront',
      'Requests',
      ['DistributionId', 'Region'],
    ],
  ])('lacks %s', (reader, namespace, metric, names) => {
    const dimensions = Object.fromEntries(names.map((name) => [name, 'Global']));
    expect(exists({ reader, namespace, metric, dimensions, region: 'ap-southeast-1' })).toBe(false);
  });

  it('names the page of each', () => {
    for (const { namespace, source } of EMITTED)
      expect(source).toMatch(
        namespace.startsWith('AWS/')
          ? /^https:\/\/docs\.aws\.amazon\.com\//
          : /^functions\/.*\.test\.ts/,
      );
  });
});

describe('the budget', () => {
  const budgetsOf = (context: Record<string, string>) =>
    resourcesOf(synthesize(context), 'AWS::Budgets::Budget').map(({ Properties }) => Properties);

  it('is there only when a limit is set', () => {
    expect(resourcesOf(synthesized, 'AWS::Budgets::Budget')).toEqual([]);
  });

  it('mails before and at the limit of the account', () => {
    const [budget] = budgetsOf(ADJUSTED);
    expect(budget.Budget).toMatchObject({
      BudgetType: 'COST',
      TimeUnit: 'MONTHLY',
      BudgetLimit: { Amount: 300, Unit: 'USD' },
    });
    expect(budget.Budget.CostFilters).toBeUndefined();
    // Replaced when who is mailed changes, which a name of its own would forbid.
    expect(budget.Budget.BudgetName).toBeUndefined();
    const warnings = budget.NotificationsWithSubscribers.map(
      ({ Notification, Subscribers }: Record<string, Record<string, unknown>>) => [
        Notification?.['NotificationType'],
        Notification?.['Threshold'],
        Subscribers,
      ],
    );
    const mail = [{ SubscriptionType: 'EMAIL', Address: 'ops@school.example' }];
    expect(warnings).toEqual([
      ['ACTUAL', 80, mail],
      ['ACTUAL', 100, mail],
      ['FORECASTED', 100, mail],
    ]);
  });

  it("of a school's own deployment counts what carries its tag", () => {
    const [budget] = budgetsOf({
      monthlyBudget: '300',
      alarmEmail: 'ops@school.example',
      school: 'abc',
    });
    expect(budget.Budget.CostFilters).toEqual({
      TagKeyValue: ['user:deployment$cloud-classroom-abc'],
    });
  });
});
