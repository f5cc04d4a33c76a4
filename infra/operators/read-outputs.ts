import { readFileSync } from 'node:fs';
import * as z from 'zod';

const Outputs = z.record(z.string(), z.record(z.string(), z.string()));

/** What `cdk deploy --outputs-file` wrote: the values that an operator's tool needs. */
export function readOutputs(file: string): { tableName: string; userPoolId: string } {
  const outputs = Object.assign(
    {},
    ...Object.values(Outputs.parse(JSON.parse(readFileSync(file, 'utf8')))),
  );
  const { TableName, UserPoolId } = outputs;
  if (!TableName || !UserPoolId) {
    throw new Error(
      `${file} names no TableName or UserPoolId: deploy all stacks with --outputs-file ${file}.`,
    );
  }
  return { tableName: TableName, userPoolId: UserPoolId };
}
