import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Step } from '../call-state.ts';

/** What fits into one packet of the network arrives no sooner when it is smaller. */
const LEAST_BYTES = 1_400;
/** As small as the slowest setting makes our answers, within a tenth, at 0.2 ms for a list of a hundred. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const CODINGS = {
  br: (body: Buffer) => brotliCompressSync(body, QUALITY),
  gzip: (body: Buffer) => gzipSync(body),
};
type Coding = keyof typeof CODINGS;

/** The best coding that the caller accepts; a `q=0` refuses one. */
function codingOf(accepted: string): Coding | undefined {
  const words = accepted.toLowerCase().split(',');
  const names = words
    .filter((word) => !/;\s*q=0(?:\.0*)?\s*$/.test(word))
    .map((word) => word.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : undefined;
}

function compressed(
  result: APIGatewayProxyStructuredResultV2,
  body: Buffer,
  coding: Coding,
): APIGatewayProxyStructuredResultV2 {
  return {
    ...result,
    headers: { ...result.headers, 'content-encoding': coding, vary: 'accept-encoding' },
    body: CODINGS[coding](body).toString('base64'),
    isBase64Encoded: true,
  };
}

/**
 * Compresses large answers. The function does it, since neither the API nor the edge compresses what must not be
 * cached. Nobody else can make a browser send a session's calls, so that sizes tell nobody a secret.
 */
export const compress: Step = {
  after: (request) => {
    const result = request.response as APIGatewayProxyStructuredResultV2;
    const coding = codingOf(request.event.headers['accept-encoding'] ?? '');
    const body = Buffer.from(result.body ?? '');
    if (!coding || body.length < LEAST_BYTES) return;
    request.response = compressed(result, body, coding);
  },
};
