import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Passes what arrives on later, in order. */
function passOn(from: Socket, to: Socket, afterMs: number): void {
  from.on('data', (bytes) => {
    setTimeout(() => to.write(bytes), afterMs);
  });
  from.on('end', () => {
    setTimeout(() => to.end(), afterMs);
  });
  from.on('error', () => to.destroy());
  from.on('close', () => {
    setTimeout(() => to.destroy(), afterMs);
  });
}

export interface FarNetwork {
  readonly url: string;
  readonly close: () => void;
}

/**
 * The system behind a network with a round trip, for the page and its service worker alike: a browser's own brake knows
 * only pages.
 */
export async function openFarNetwork(url: string, roundTripMs: number): Promise<FarNetwork> {
  const target = Number(new URL(url).port);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: target, host: 'localhost', noDelay: true });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    passOn(near, far, roundTripMs / 2);
    passOn(far, near, roundTripMs / 2);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
