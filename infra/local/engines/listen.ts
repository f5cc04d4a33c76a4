import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** Path at which a part says whether it works. */
export const HEALTH_PATH = '/-/health';

type Handler = (...exchange: Parameters<RequestListener>) => unknown;

export interface Listening {
  readonly server: Server;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** A request that fails ends with an answer, never with the process. */
const guarded =
  (handler: Handler): RequestListener =>
  async (request, response) => {
    try {
      await handler(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  };

/** Starts an HTTP server, and resolves when it listens. Port 0 is any free port. */
export async function listen(
  handler: Handler,
  port: number,
  host = '127.0.0.1',
): Promise<Listening> {
  const server = createServer(guarded(handler));
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
