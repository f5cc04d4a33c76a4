/** A failed DynamoDB call, by the name of the cloud's exception. */
export class DynamoDbError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * One DynamoDB call without the SDK: the processes that only create a table or look after an engine
 * start faster and smaller. Local engines do not check signatures but want to see one.
 */
export async function callDynamoDb(
  endpoint: string,
  operation: string,
  input: unknown,
): Promise<Record<string, unknown>> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      'x-amz-date': '20250101T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=LOCAL/20250101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=local',
    },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(5000),
  });
  const output: Record<string, unknown> = JSON.parse(await answer.text());
  if (answer.ok) return output;
  const code = text(output['__type']).split('#').pop() ?? '';
  throw new DynamoDbError(
    code,
    text(output['message'] ?? output['Message']) || `status ${answer.status}`,
  );
}
