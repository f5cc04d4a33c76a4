import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserCommand } from 'vitest/node';
import { API_BASE } from '#shared/endpoint.ts';
import { pages } from '#shared/pages/contract.ts';
import { SCHOOL_PAGE_PREFIX } from '#shared/pages/school-page.ts';
import { CALLS } from '#shared/registry.ts';
import { ROOT } from '#tests/runner/command.ts';
import { SCREENS } from '#tests/runner/projects.ts';

/** The settings are bundled; scenes note what they reach in the module itself. */
const REACH = pathToFileURL(join(ROOT, 'tests/contract/harness/reach.ts')).href;
const reach: Promise<typeof import('#tests/contract/harness/reach.ts')> = import(REACH);

const GROUPS = new Map(CALLS.map(({ group, endpoint }) => [endpoint.path, group]));

function groupOf(address: string): string | undefined {
  const [path = ''] = address.split('?');
  if (path.startsWith(SCHOOL_PAGE_PREFIX)) return pages.name;
  return GROUPS.get(path.slice(API_BASE.length + 1));
}

/** The handler that answers this address is part of what the file of tests has reached. */
export async function noteCall(address: string): Promise<void> {
  const group = groupOf(address);
  const { handlerOf, noteReached } = await reach;
  if (group) noteReached(handlerOf(group));
}

/** A file of tests has ended. */
export const noteFile: BrowserCommand<[]> = async ({ testPath }) => {
  const { writeReached, forgetReached } = await reach;
  if (testPath) writeReached(SCREENS.name, testPath);
  forgetReached();
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    readonly noteFile: () => Promise<void>;
  }
}
