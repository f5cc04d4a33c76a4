const RENEWED = 'classroom.renewed';

const current = (): string =>
  document.querySelector<HTMLLinkElement>('link[data-application]')?.getAttribute('href') ?? '';

/** Whether the server has another version of the application by now. */
async function isOld(version: string): Promise<boolean> {
  const response = await fetch(location.href, { cache: 'no-store' });
  return response.ok && !(await response.text()).includes(version);
}

/**
 * A screen could not be loaded: after a deployment its files may be gone. The new document knows those of today.
 * Once for each version, and only when there is a newer one, so that it cannot go on for ever. The screen before was
 * left already, with what it asks before it is left.
 */
export async function renewOnce(): Promise<void> {
  const version = current();
  if (!version || sessionStorage.getItem(RENEWED) === version) return;
  if (!(await isOld(version).catch(() => false))) return;
  sessionStorage.setItem(RENEWED, version);
  location.reload();
}
