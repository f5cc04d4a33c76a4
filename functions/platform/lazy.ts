/**
 * Makes a value once, at its first use. Clients of the SDK are costly to load, so a function
 * that does not need one must not pay for it; a failed first try is tried again.
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
