import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** Path at which a part says whether it works. */
export const HEALTH_PATH = '/-/health';

export interface Listening {
  readonly server: Server;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Starts an HTTP server, and resolves when it listens. Port 0 is any free port. */
export async function listen(
  handler: RequestListener,
  port: number,
  host = '127.0.0.1',
): Promise<Listening> {
  const server = createServer(handler);
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
