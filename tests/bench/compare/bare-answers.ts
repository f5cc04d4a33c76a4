import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer as it was recorded, by its path. */
export type BareAnswers = Readonly<Record<string, RecordedAnswer>>;

export interface RecordedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  /** In base64. */
  readonly body: string;
}

/** A bare server in a process of its own, which gives the recorded answers and does nothing else. */
process.once('message', async (answers: BareAnswers) => {
  const ready = new Map(
    Object.entries(answers).map(([path, { headers, body }]) => [
      path,
      { headers, body: Buffer.from(body, 'base64') },
    ]),
  );
  const server = createServer((request, response) => {
    const answer = ready.get(request.url ?? '');
    request.resume();
    request.on('end', () => {
      response.writeHead(answer ? 200 : 404, answer?.headers);
      response.end(answer?.body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.send?.((server.address() as AddressInfo).port);
});
process.on('disconnect', () => process.exit());
