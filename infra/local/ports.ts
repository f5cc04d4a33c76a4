import { once } from 'node:events';
import { createServer } from 'node:net';
import { Problem } from '../problem.ts';
import { PORT_VARIABLES, type PortName } from './settings.ts';

const LOOPBACK = '127.0.0.1';

async function tryPort(port: number, host: string): Promise<number> {
  const server = createServer();
  server.listen({ port, host, exclusive: true });
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : port;
}

/** A port that is free at this moment. */
export const freePort = (host = LOOPBACK): Promise<number> => tryPort(0, host);

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'may not be opened by this user',
};

/** Throws a Problem that names the port and the variable that changes it. */
export async function assertPortFree(name: PortName, port: number, host = LOOPBACK): Promise<void> {
  try {
    await tryPort(port, host);
  } catch (error) {
    throw portProblem(name, port, error);
  }
}

export function portProblem(name: PortName, port: number, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = REASONS[code];
  if (!reason) return error;
  const variable = PORT_VARIABLES[name];
  return new Problem(
    `Port ${port} (${name}) ${reason}. Choose another one with ${variable}, for example: ${variable}=${port + 100} npm start`,
  );
}
