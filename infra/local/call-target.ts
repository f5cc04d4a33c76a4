import type { IncomingHttpHeaders } from 'node:http';

/** The name of the call that a request to the user pool makes. */
export const targetOf = (headers: IncomingHttpHeaders): string =>
  String(headers['x-amz-target'] ?? '')
    .split('.')
    .pop() ?? '';
