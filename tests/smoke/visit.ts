import { securityHeaders } from '#infra/security-headers.ts';
import { classes } from '#shared/classes/contract.ts';
import { CODE } from '#shared/codes.ts';
import { editions } from '#shared/editions/contract.ts';
import type { Client } from './client.ts';
import type { Steps } from './steps.ts';
import { expectSame, Unexpected } from './unexpected.ts';

const POLICY = 'content-security-policy';

async function openPage(client: Client, path: string): Promise<void> {
  const answer = await client.fetch(path);
  const text = await answer.text();
  if (answer.status !== 200 || !text.includes('id="root"'))
    throw new Unexpected(`the application at ${path}`, `${answer.status} ${text}`);
  for (const [name, expected] of Object.entries(securityHeaders())) {
    const came = answer.headers.get(name);
    // The policy also names hosts that differ from deployment to deployment.
    if (name === POLICY) {
      if (!came?.startsWith(expected.slice(0, expected.indexOf('img-src'))))
        throw new Unexpected('a policy that runs our own scripts only', came);
    } else expectSame(`the header ${name}:`, came, expected);
  }
}

const MANIFEST = /<link[^>]* rel="manifest"[^>]*>/;

/** What a tablet needs to install the application. */
async function readManifest(client: Client): Promise<void> {
  const [link = ''] = MANIFEST.exec(await (await client.fetch('/login')).text()) ?? [];
  const address = /href="([^"]+)"/.exec(link)?.[1];
  if (!address) throw new Unexpected('a link to the manifest', link);
  const { start_url, display, icons } = await (await client.fetch(address)).json();
  expectSame('where the installed application starts:', start_url, '/dashboard');
  expectSame('how it is displayed:', display, 'standalone');
  if (icons.length === 0) throw new Unexpected('icons', icons);
  for (const { src, type } of icons) {
    const icon = await client.fetch(src);
    expectSame(`the status of ${src}:`, icon.status, 200);
    expectSame(`the type of ${src}:`, icon.headers.get('content-type'), type);
  }
}

async function readConfig(client: Client): Promise<void> {
  const answer = await client.fetch('/config.json');
  const { userPoolClientId } = await answer.json();
  if (!userPoolClientId) throw new Unexpected('the id of a client of the user pool', answer.status);
}

/** What everybody may see, and what nobody may. */
export async function visit(steps: Steps, client: Client): Promise<void> {
  await steps.step('the application, with its security headers', () => openPage(client, '/'));
  await steps.step('the address of a page', () => openPage(client, '/classMan'));
  await steps.step('what a tablet installs', () => readManifest(client));
  await steps.step('the configuration of the browser', () => readConfig(client));
  await steps.step('the version', () => client.call(editions.endpoints.version, {}));
  await steps.step('nothing without a session (2001)', () =>
    client.refused(classes.endpoints.list, {}, CODE.notLoggedIn),
  );
}
