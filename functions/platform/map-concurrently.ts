/**
 * Does a work for each item, at most `atOnce` at a time, and answers the results in order. When one fails, no
 * other is begun, and the error is thrown after those under way have ended.
 */
export async function mapConcurrently<T, R>(
  all: readonly T[],
  atOnce: number,
  work: (each: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(all.length);
  const waiting = all.entries();
  let failure: { readonly error: unknown } | undefined;
  const run = async () => {
    for (const [index, each] of waiting) {
      if (failure) return;
      try {
        results[index] = await work(each, index);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  if (failure) throw failure.error;
  return results;
}
