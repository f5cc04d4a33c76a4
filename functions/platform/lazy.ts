/**
 * Makes a value once, at its first use: clients of the SDK are costly to load, and most calls need few of
 * them. A failed attempt is repeated at the next use.
 */
export function lazy<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
