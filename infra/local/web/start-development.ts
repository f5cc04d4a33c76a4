import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { sentence } from '../../problem.ts';
import { ROOT } from '../paths.ts';

type Say = (text: string) => void;

export interface Development {
  readonly origin: string;
  /** Calls `reload` after the functions' sources change; answers how to stop that. */
  readonly watch: (root: string, reload: () => Promise<void>, say: Say) => () => void;
  readonly stop: () => Promise<void>;
}

/** Sources of the functions. */
const WATCHED = ['functions', 'shared', 'infra/local/gateway'];
const SETTLE_MS = 150;

const isSource = (name: string | null): boolean =>
  name !== null && /\.(ts|json)$/.test(name) && !name.includes('.test.');

function watchSources(root: string, reload: () => Promise<void>, say: Say): () => void {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  const reloadNow = async (): Promise<void> => {
    const started = Date.now();
    try {
      await reload();
      say(`Functions loaded anew (${Date.now() - started} ms).`);
    } catch (error) {
      say(`The functions could not be loaded; the next change tries again.\n${sentence(error)}`);
    }
  };
  const onChange = (_event: string, name: string | null): void => {
    if (!isSource(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(reloadNow);
    }, SETTLE_MS);
  };
  const watchers: FSWatcher[] = WATCHED.map((folder) =>
    watch(join(root, folder), { recursive: true }, onChange),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Starts the frontend's development server; the gateway passes pages on to it. */
export async function startDevelopment(port: number): Promise<Development> {
  const server = await createServer({
    configFile: join(ROOT, 'frontend/vite.config.ts'),
    // The live-reload socket connects directly, so that it survives a reload of the gateway.
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      hmr: { host: '127.0.0.1', clientPort: port },
    },
    clearScreen: false,
  });
  await server.listen();
  return { origin: `http://127.0.0.1:${port}`, watch: watchSources, stop: () => server.close() };
}
