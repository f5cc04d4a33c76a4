/** How the worker answers a request; `null`: the browser does, as if there were no worker. */
export type Kind =
  | 'page'
  | 'editor-page'
  | 'file'
  | 'editor-file'
  | 'library-file'
  | 'picture'
  | null;

type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'destination' | 'headers'>;

const EDITOR_PAGE = '/scratch-editor/index.html';
const PACKAGE = /^\/(assets\/scratch-gui-[^/]+|chunks|static)\/|^\/[0-9a-f]{32}\.hex$/;
/** Of ours, and of the package's where a deployment has it. */
const LIBRARY = /^\/(assets\/scratch-library|scratch-assets)\/[0-9a-f]{32}\.\w{3}$/;
const PICTURES = '/media/';

function kindOfFile({ destination }: Asked, path: string): Kind {
  if (PACKAGE.test(path)) return 'editor-file';
  if (LIBRARY.test(path)) return 'library-file';
  if (path.startsWith('/assets/')) return 'file';
  return path.startsWith(PICTURES) && destination === 'image' ? 'picture' : null;
}

/**
 * Only what a child's pages read from our own address. Calls are never answered here: whose answer it is, and how
 * old it is, the application has to know. `isPage` says whether a path is that of a child's page.
 */
export function kindOfRequest(
  asked: Asked,
  origin: string,
  isPage: (path: string) => boolean,
): Kind {
  const url = new URL(asked.url);
  if (asked.method !== 'GET' || url.origin !== origin) return null;
  // Films and sounds are asked for in parts, and not every browser takes the whole instead.
  if (asked.headers.has('range')) return null;
  if (asked.mode !== 'navigate') return kindOfFile(asked, url.pathname);
  if (url.pathname === EDITOR_PAGE) return 'editor-page';
  return isPage(url.pathname) ? 'page' : null;
}
