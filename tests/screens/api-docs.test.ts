import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { CALLS } from '#shared/registry.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { application } from './harness/loaded.ts';

/** All calls have the same layout; checking the tables of each takes half a minute. */
const SOME = 12;

const TITLE = 'API';

/** Opens the page in a frame, as it is a document of its own. */
async function openDocs(address: string): Promise<Document> {
  await application.enter(null);
  const frame = document.createElement('iframe');
  frame.title = TITLE;
  frame.style.cssText = 'width: 100%; height: 100dvh; border: 0';
  frame.src = address;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await loaded;
  if (!frame.contentDocument) throw new TypeError('a document');
  return frame.contentDocument;
}

const shownIn = (docs: Document, selector: string): readonly Element[] =>
  [...docs.querySelectorAll(selector)].filter((each) => each.checkVisibility());

const fieldsIn = (docs: Document) =>
  shownIn(docs, 'th[scope=row]').map(({ textContent }) => textContent);

/** Axe on the document with so many of its calls. */
async function expectSomeAccessible(docs: Document): Promise<void> {
  const some = shownIn(docs, 'article').slice(0, SOME);
  for (const each of docs.querySelectorAll('article')) if (!some.includes(each)) each.remove();
  await expectAccessible(docs);
}

test('the API page lists, finds and explains every call', async () => {
  const docs = await openDocs('/api/docs');
  const content = page.frameLocator(page.getByTitle(TITLE));
  expect(shownIn(docs, 'article')).toHaveLength(CALLS.length);
  const ids = [...docs.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  await content.getByRole('searchbox').fill('update_pass');
  await expect.poll(() => shownIn(docs, 'article')).toHaveLength(1);
  expect(docs.querySelector('[role=status]')?.textContent).toBe(`1 of ${CALLS.length} calls`);
  await content.getByText(/^Details of .*update_pass/).click();
  await expect.poll(() => fieldsIn(docs)).toContainEqual(expect.stringContaining('old_pass'));
  const { scrollWidth, clientWidth } = docs.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  await expectSomeAccessible(docs);
});

test('an address with a call opens it', async () => {
  const docs = await openDocs('/api/docs/#portal.login');
  await expect.poll(() => fieldsIn(docs)).toContainEqual(expect.stringContaining('username'));
  await expectSomeAccessible(docs);
});
