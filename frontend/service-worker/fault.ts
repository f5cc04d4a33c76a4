import type { Kind } from './kind-of-request.ts';

type Answered = Pick<Response, 'status' | 'headers'>;

const isHtml = ({ headers }: Answered): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;

/** Pages are HTML themselves. */
const isPage = (kind: Kind): boolean => kind === 'page' || kind === 'editor-page';

/**
 * Whether an answer is a fault of the service: of the server, or the page of an edge or a firewall in the place of a
 * file, whatever its status. It is no want of a network, but it must neither replace what is kept nor be kept itself.
 */
export const isFault = (answered: Answered, kind: Kind): boolean =>
  answered.status >= 500 || (isHtml(answered) && !isPage(kind));
