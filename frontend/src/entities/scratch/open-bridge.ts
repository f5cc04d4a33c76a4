import {
  type EditorEvent,
  type FromEditor,
  isOf,
  type LibraryChoice,
  PROTOCOL,
  type Reply,
  type Request,
  type Saved,
  type ToEditor,
} from './messages.ts';

export interface Bridge {
  readonly load: (project: ArrayBuffer | null) => Promise<void>;
  readonly save: (options: { readonly thumbnail: boolean }) => Promise<Saved>;
  /** Adds an item of our library. */
  readonly add: (item: LibraryChoice) => Promise<void>;
  readonly show: (
    request: Extract<
      Request,
      { type: 'language' | 'full-screen' | 'player' | 'run' | 'all-items' }
    >,
  ) => void;
  readonly close: () => void;
}

/** The editor could not do it: a broken file, say. Its message is for the console, not for people. */
export class EditorError extends Error {}

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** Opens the message channel to the editor in a frame. Its events go to `onEvent`. */
export function openBridge(
  frame: HTMLIFrameElement,
  onEvent: (event: EditorEvent) => void,
): Bridge {
  const waiting = new Map<number, Waiting>();
  let last = 0;

  const post = (request: number, body: Request): void => {
    const message: ToEditor = { protocol: PROTOCOL, request, body };
    frame.contentWindow?.postMessage(message, location.origin);
  };
  const ask = async (body: Request): Promise<Reply> => {
    last += 1;
    const request = last;
    const reply = await new Promise<Reply>((resolve, reject) => {
      waiting.set(request, { resolve, reject });
      post(request, body);
    });
    if (!reply.done) throw new EditorError(`the editor failed at: ${body.type}`);
    return reply;
  };
  const hear = (event: MessageEvent<unknown>): void => {
    if (!isOf<FromEditor>(event, frame.contentWindow)) return;
    const { request, body } = event.data;
    if (body.type !== 'reply') {
      onEvent(body);
      return;
    }
    waiting.get(request)?.resolve(body);
    waiting.delete(request);
  };
  window.addEventListener('message', hear);

  return {
    load: async (project) => void (await ask({ type: 'load', project })),
    save: async ({ thumbnail }) => {
      const { saved } = await ask({ type: 'save', thumbnail });
      if (!saved) throw new EditorError('the editor answered without a file');
      return saved;
    },
    add: async (item) => void (await ask({ type: 'add', item })),
    show: (request) => post(0, request),
    close: () => {
      window.removeEventListener('message', hear);
      for (const { reject } of waiting.values()) reject(new EditorError('the editor was closed'));
      waiting.clear();
    },
  };
}
