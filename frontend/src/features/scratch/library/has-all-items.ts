let known: Promise<boolean> | undefined;

async function ask(): Promise<boolean> {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  const { scratchLibrary }: { scratchLibrary?: boolean } = await response.json();
  return scratchLibrary === true;
}

/**
 * Whether this deployment has the files of the package's own library (docs/deployment.md). Asked for once; where the
 * answer does not arrive there is ours alone.
 */
export function hasAllItems(): Promise<boolean> {
  known ??= ask().catch(() => {
    known = undefined;
    return false;
  });
  return known;
}
