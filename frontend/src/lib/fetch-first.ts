/** A module was not imported, since a file of it could not be fetched. Another attempt may succeed. */
export class FileNotFetched extends Error {
  override readonly name = 'FileNotFetched';
  readonly offline = !navigator.onLine;
}

/** By address: files that are on their way or there. */
const fetched = new Map<string, Promise<unknown>>();

const isInDocument = (address: string): boolean =>
  document.querySelector(`link[href="${new URL(address).pathname}"]`) !== null;

async function fetchWhole(address: string): Promise<unknown> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return await answer.arrayBuffer();
  } catch (cause) {
    throw new FileNotFetched(address, { cause });
  }
}

function fetchOnce(address: string): Promise<unknown> {
  let fetching = fetched.get(address);
  if (!fetching) {
    fetching = isInDocument(address) ? Promise.resolve() : fetchWhole(address);
    fetched.set(address, fetching);
    fetching.catch(() => fetched.delete(address));
  }
  return fetching;
}

/** The build writes the address of a module's file into the function that imports it. */
const ownFile = (load: () => unknown): string[] =>
  [...String(load).matchAll(/import\(["'`](.+?)["'`]\)/g)].map(([, file = '']) => file);

/**
 * Fetches the files of a module before it is imported: a browser remembers of a module that it could not be loaded,
 * and does not ask for it again before the document is loaded anew. What is fetched here, it can ask for again.
 *
 * @param load imports the module
 * @param files those of the module and of all that it imports, from the root of the site; none if it has one alone
 * @throws FileNotFetched
 */
export async function fetchFirst(
  load: () => unknown,
  files: readonly string[] = [],
): Promise<void> {
  const own = ownFile(load).map((file) => new URL(file, import.meta.url));
  const all = files.map((file) => new URL(file, location.origin));
  const addresses = new Set([...own, ...all].map(({ href }) => href));
  await Promise.all([...addresses].map(fetchOnce));
}
