/**
 * The parts of a service worker's global scope that are used: TypeScript's own types of workers and of pages
 * exclude each other in one project.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** `addRoutes` lets requests pass without starting the worker; not every browser knows it. */
interface InstallEvent extends WorkerEvent {
  addRoutes?(route: { readonly condition: object; readonly source: 'network' }): Promise<void>;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The answer to a navigation that the browser asked for while it started the worker. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface MessageToWorker extends WorkerEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  install: InstallEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  message: MessageToWorker;
}

interface WorkerScope {
  readonly location: Location;
  readonly navigator: Pick<Navigator, 'languages' | 'locks'>;
  readonly registration: Pick<ServiceWorkerRegistration, 'navigationPreload' | 'unregister'>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<readonly { readonly url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

export const scope = globalThis as unknown as WorkerScope;
