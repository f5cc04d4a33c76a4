import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import type { Deployment } from '#infra/deployment.ts';

/** Percentages of the limit: of what is spent, and of what the month will have cost. */
const WARNINGS = [
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'ACTUAL', threshold: 100 },
  { notificationType: 'FORECASTED', threshold: 100 },
];

/**
 * Mails when a month costs more than was planned; only where a limit is set. A school's own deployment counts what
 * carries its tag, the shared one the whole account, so that nothing in the account grows unseen. CloudFormation names
 * it: it makes a new one before it removes the old one when who is told changes, and two cannot have the same name.
 */
export function makeBudget(scope: Construct, deployment: Deployment): void {
  const { name, school, monthlyBudget, alarmEmail } = deployment;
  if (!monthlyBudget || !alarmEmail) return;
  const subscribers = [{ subscriptionType: 'EMAIL', address: alarmEmail }];
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudget, unit: 'USD' },
      ...(school && { costFilters: { TagKeyValue: [`user:deployment$${name}`] } }),
    },
    notificationsWithSubscribers: WARNINGS.map((warning) => ({
      notification: {
        ...warning,
        comparisonOperator: 'GREATER_THAN',
        thresholdType: 'PERCENTAGE',
      },
      subscribers,
    })),
  });
}
