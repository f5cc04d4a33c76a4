import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bare server with the answer of the cheapest call, to compare our throughput with. */
const BODY = JSON.stringify({
  code: 1,
  msg: 'Success',
  data: { version: '0.1.0', commit: 'abcdef123456', built: '2026-01-01T00:00:00Z' },
});

const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(BODY),
  });
  response.end(BODY);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.((server.address() as AddressInfo).port);
process.on('disconnect', () => process.exit());
