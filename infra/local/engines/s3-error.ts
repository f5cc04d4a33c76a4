import type { ServerResponse } from 'node:http';
import { isDiskFull } from '../../disk-full.ts';
import { TargetError } from './request-target.ts';
import { SignatureError } from './signature.ts';

/** An error answer of S3. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Readonly<Record<string, string | number>>;

  constructor(
    status: number,
    code: string,
    message: string,
    details: Readonly<Record<string, string | number>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const accessDenied = (reason: string): S3Error => new S3Error(403, 'AccessDenied', reason);

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (found) => ESCAPES[found] ?? found);

const toXml = (error: S3Error): string => {
  const fields = Object.entries({ Code: error.code, Message: error.message, ...error.details });
  const inner = fields
    .map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`)
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${inner}</Error>`;
};

function toS3Error(error: unknown): S3Error {
  if (error instanceof S3Error) return error;
  if (error instanceof SignatureError) return new S3Error(403, error.code, error.message);
  if (error instanceof TargetError) return new S3Error(400, 'InvalidURI', error.message);
  // Not 503, which clients would try again and again.
  if (isDiskFull(error))
    return new S3Error(507, 'InsufficientStorage', 'There is no space left on the disk.');
  console.error(error);
  return new S3Error(500, 'InternalError', 'We encountered an internal error.');
}

/** Sends an error. Browsers may read it from any origin, as the bucket's CORS rule allows. */
export function sendS3Error(response: ServerResponse, error: unknown): void {
  const refusal = toS3Error(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = toXml(refusal);
  response.writeHead(refusal.status, {
    'content-type': 'application/xml',
    'content-length': Buffer.byteLength(body),
    'access-control-allow-origin': '*',
  });
  response.end(body);
}
