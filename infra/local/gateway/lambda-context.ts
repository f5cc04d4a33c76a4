import type { Context } from 'aws-lambda';

const nothing = (): void => undefined;

/** What Lambda tells a handler about its invocation. */
export const lambdaContext = (group: string, awsRequestId: string, deadline: number): Context => ({
  functionName: group,
  functionVersion: '$LATEST',
  invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${group}`,
  memoryLimitInMB: '512',
  awsRequestId,
  logGroupName: `/aws/lambda/${group}`,
  logStreamName: 'local',
  callbackWaitsForEmptyEventLoop: true,
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  done: nothing,
  fail: nothing,
  succeed: nothing,
});
