/** A failed DynamoDB call; `code` is the name of the exception. */
export class DynamoDbError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Calls an engine behind its door without the SDK, so that a process which only creates a table or watches the
 * engine starts fast. Engines require a signature but do not check it.
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
