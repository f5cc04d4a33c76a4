import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROLE } from '#shared/roles.ts';
import { ROLE_KEY, USER_KEY } from '#shared/site/first-script-terms.ts';
import { SHARE_SCRIPT } from './share-script.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens the page in a browser with such a storage; answers the calls that it makes in a minute. */
function callsOf(stored: Readonly<Record<string, string>>): string[] {
  const calls: string[] = [];
  const document = {
    body: { dataset: { token: 'x' } },
    documentElement: { dataset: { lang: 'zh' } },
    visibilityState: 'visible',
    addEventListener: () => undefined,
    querySelector: () => null,
  };
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  const fetch = (path: string) => {
    calls.push(path);
    return Promise.resolve({ json: () => ({ code: 1 }) });
  };
  new Function('document', 'localStorage', 'fetch', SHARE_SCRIPT)(document, localStorage, fetch);
  vi.advanceTimersByTime(60_000);
  return calls;
}

/** Sends the form of the page, which is answered so; answers what the family sees then. */
async function send(answered: { readonly code: number; readonly msg: string } | null) {
  const button = { disabled: false };
  const said = { textContent: '' };
  const text = { value: '你好', focused: false, focus: () => (text.focused = true) };
  const form = {
    hidden: true,
    dataset: { sent: 'sent', failed: 'failed' },
    elements: { kind: { value: 'thanks' }, text },
    querySelector: () => button,
    onsubmit: (_event: { preventDefault: () => void }) => undefined,
  };
  const document = {
    body: { dataset: { token: 'x' } },
    documentElement: { dataset: { lang: 'zh' } },
    addEventListener: () => undefined,
    querySelector: (selector: string) => ({ form, '.said': said })[selector] ?? null,
  };
  const fetch = () =>
    answered ? Promise.resolve({ json: () => answered }) : Promise.reject(new TypeError('offline'));
  new Function('document', 'localStorage', 'fetch', SHARE_SCRIPT)(document, {}, fetch);
  form.onsubmit({ preventDefault: () => undefined });
  expect(button.disabled).toBe(true);
  await vi.advanceTimersByTimeAsync(10);
  return { said: said.textContent, gone: form.hidden, ready: !button.disabled, text };
}

it('keeps what a family wrote when it is refused, or not sent', async () => {
  expect(await send({ code: 1001, msg: 'not so' })).toMatchObject({
    said: 'not so',
    gone: false,
    ready: true,
    text: { value: '你好', focused: true },
  });
  const failed = { said: 'failed', gone: false, ready: true, text: { value: '你好' } };
  expect(await send(null)).toMatchObject(failed);
  expect(await send({ code: 1, msg: '' })).toMatchObject({ said: 'sent', gone: true });
});

it('notes that the family reads, and not that the school looks at its own page', () => {
  const user = JSON.stringify({ id: 'tea-1' });
  expect(callsOf({})).toEqual(['/api/report/read']);
  expect(callsOf({ [USER_KEY]: user, [ROLE_KEY]: String(ROLE.student) })).toHaveLength(1);
  expect(callsOf({ [USER_KEY]: user, [ROLE_KEY]: String(ROLE.teacher) })).toEqual([]);
  expect(callsOf({ [USER_KEY]: user, [ROLE_KEY]: String(ROLE.principal) })).toEqual([]);
});
