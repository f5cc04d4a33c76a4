import { Duration } from 'aws-cdk-lib';
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  LogQueryVisualizationType,
  LogQueryWidget,
  Metric,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Deployment } from '#infra/deployment.ts';
import type { ApiStack } from '#infra/stacks/api-stack.ts';
import type { AuthStack } from '#infra/stacks/auth-stack.ts';
import type { DataStack } from '#infra/stacks/data-stack.ts';
import type { EdgeStack } from '#infra/stacks/edge-stack.ts';
import { FAULTS } from '#shared/own-metrics.ts';
import { firewallRules } from '../constructs/firewall-rules.ts';
import { tableSums } from '../constructs/table-alarms.ts';

interface FiguresDashboardProps {
  readonly deployment: Deployment;
  readonly data: DataStack;
  readonly auth: AuthStack;
  readonly edge: EdgeStack;
  readonly api: ApiStack;
}

/** Where CloudFront, its firewall and the bills are counted, wherever the deployment is. */
const GLOBAL = 'us-east-1';

interface Figure {
  readonly namespace: string;
  readonly of: Readonly<Record<string, string>>;
  readonly statistic?: string;
  readonly region?: string;
  readonly period?: Duration;
}

const figures = (names: readonly string[], { of, ...figure }: Figure): Metric[] =>
  names.map(
    (metricName) => new Metric({ statistic: 'Sum', ...figure, metricName, dimensionsMap: of }),
  );

const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
  new GraphWidget({ title, left, right, width: 12, height: 7 });

/** What happens in a deployment, on one page: calls, table, user pool, edge, schools, costs. */
export class FiguresDashboard extends Construct {
  constructor(scope: Construct, id: string, props: FiguresDashboardProps) {
    super(scope, id);
    const { deployment } = props;
    new Dashboard(this, 'Dashboard', {
      dashboardName: deployment.name,
      defaultInterval: Duration.hours(12),
      widgets: [
        ...this.calls(props),
        this.table(props),
        [this.userPool(props), ...this.firewall(deployment)],
        this.edge(props),
        this.schools(props),
        this.costs(props),
      ],
    });
  }

  private calls({ deployment, api, edge }: FiguresDashboardProps) {
    const functions = [...api.functions];
    const each = (metric: (lambda: LambdaFunction) => Metric) =>
      functions.map(([label, lambda]) => metric(lambda).with({ label }));
    const faults = functions.flatMap(([group]) =>
      figures([FAULTS.metric], {
        namespace: FAULTS.namespace,
        of: { [FAULTS.dimension]: `${deployment.name}-${group}` },
      }).map((metric) => metric.with({ label: group })),
    );
    const ofApi = { namespace: 'AWS/ApiGateway', of: { ApiId: edge.api.apiId } };
    return [
      [
        graph(
          'Calls by group',
          each((lambda) => lambda.metricInvocations()),
        ),
        graph(
          'Slowest twentieth by group, ms',
          each((lambda) => lambda.metricDuration({ statistic: 'p95' })),
        ),
      ],
      [
        graph('Faults by group: answered with code 0', faults),
        graph(
          'Crashes and timeouts by group; calls turned away (right)',
          each((lambda) => lambda.metricErrors()),
          each((lambda) => lambda.metricThrottles()),
        ),
      ],
      [
        graph('API', figures(['Count'], ofApi), figures(['4xx', '5xx'], ofApi)),
        graph('API, slowest twentieth, ms', figures(['Latency'], { ...ofApi, statistic: 'p95' })),
      ],
    ];
  }

  private table({ data }: FiguresDashboardProps) {
    const used = ['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits'];
    const throttled = ['ReadThrottleEvents', 'WriteThrottleEvents'];
    return [
      graph('Table and index: units', tableSums(data.table, used)),
      graph('Table and index: turned away', tableSums(data.table, throttled)),
    ];
  }

  private userPool({ auth }: FiguresDashboardProps) {
    const pool = {
      namespace: 'AWS/Cognito',
      of: {
        UserPool: auth.userPool.userPoolId,
        UserPoolClient: auth.client.userPoolClientId,
      },
    };
    return graph(
      'User pool; turned away (right)',
      figures(['SignInSuccesses', 'TokenRefreshSuccesses'], pool),
      figures(['SignInThrottles', 'TokenRefreshThrottles'], pool),
    );
  }

  /** A shared web ACL has names of its own, and is looked at where it was made. */
  private firewall(deployment: Deployment) {
    if (deployment.webAclArn) return [];
    const limits = firewallRules(deployment).filter(
      ({ statement }) => 'rateBasedStatement' in statement,
    );
    const blocked = ['ALL', ...limits.map(({ name }) => name)].flatMap((rule) =>
      figures(['BlockedRequests'], {
        namespace: 'AWS/WAFV2',
        of: { WebACL: deployment.name, Rule: rule },
        region: GLOBAL,
      }),
    );
    return [graph('Firewall: requests turned away', blocked)];
  }

  private edge({ edge }: FiguresDashboardProps) {
    const distribution = {
      namespace: 'AWS/CloudFront',
      of: { DistributionId: edge.distribution.distributionId, Region: 'Global' },
      region: GLOBAL,
    };
    return [
      graph(
        'Edge: requests; bytes to people (right)',
        figures(['Requests'], distribution),
        figures(['BytesDownloaded'], distribution),
      ),
      graph(
        'Edge: errors, %',
        figures(['4xxErrorRate', '5xxErrorRate'], { ...distribution, statistic: 'Average' }),
      ),
    ];
  }

  /** Asked of the log lines while somebody looks: as metrics they would be paid for by the school. */
  private schools({ deployment, api }: FiguresDashboardProps) {
    const logGroupNames = [...api.functions.keys()].map(
      (group) => `/${deployment.name}/functions/${group}`,
    );
    const ask = (title: string, by: string) =>
      new LogQueryWidget({
        title,
        logGroupNames,
        view: LogQueryVisualizationType.TABLE,
        width: 12,
        height: 7,
        queryLines: [
          'filter message = "call"',
          `stats count() as calls, sum(readUnits + writeUnits) as units, sum(faults) as faults, pct(duration, 95) as p95 by ${by}`,
          'sort units desc',
          'limit 20',
        ],
      });
    return [ask('The heaviest schools', 'school'), ask('The heaviest calls', 'group, call')];
  }

  private costs({ data }: FiguresDashboardProps) {
    const daily = { statistic: 'Maximum', period: Duration.hours(6) };
    const stored = [data.works, data.avatars].flatMap(({ bucketName }) =>
      figures(['BucketSizeBytes'], {
        namespace: 'AWS/S3',
        of: { BucketName: bucketName, StorageType: 'StandardStorage' },
        statistic: 'Average',
        period: Duration.days(1),
      }),
    );
    const spent = figures(['EstimatedCharges'], {
      namespace: 'AWS/Billing',
      of: { Currency: 'USD' },
      region: GLOBAL,
      ...daily,
    });
    return [
      graph('The account this month, USD', spent),
      graph('Works and pictures, bytes', stored),
    ];
  }
}
