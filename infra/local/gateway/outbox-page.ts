import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { SentMessage } from '../messages/outbox.ts';
import { OUTBOX_PATH } from '../messages/server.ts';
import { send } from './answer.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (found) => ENTITIES[found] ?? '');

const STYLE = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 45rem; padding: 0 1rem; }
li { border: 1px solid #8885; border-radius: 8px; list-style: none; margin: 0 0 .75rem; padding: .75rem 1rem; }
ul { padding: 0; }
p { margin: .25rem 0 0; overflow-wrap: anywhere; }
.code { font-size: 1.5rem; font-weight: 700; letter-spacing: .1em; }
`;

const RELOAD_SECONDS = 3;

/** Highlights the code. */
const shown = (text: string): string =>
  escapeHtml(text).replace(/\d{6}/, (code) => `<span class="code">${code}</span>`);

const entry = ({ phone = '', email, subject, text, at }: SentMessage): string =>
  `<li><strong>${escapeHtml(email ?? phone)}</strong> · <time datetime="${at}">${escapeHtml(at)}</time>
${subject ? `<p><em>${escapeHtml(subject)}</em></p>` : ''}
<p>${shown(text)}</p></li>`;

export function renderOutbox(messages: readonly SentMessage[]): string {
  const list = messages.map(entry).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RELOAD_SECONDS}">
<title>Outbox of short messages and e-mails</title>
<style>${STYLE}</style>
<main>
<h1>Outbox of short messages and e-mails</h1>
<p>For development only. This system runs on one machine and sends nothing to phones or
mailboxes: messages end up here instead, newest first. A deployed system has no such page.</p>
<p lang="zh">仅供开发使用：本机不会真的发送短信和邮件，所有短信和邮件都显示在这里，最新的在最上面。</p>
${list ? `<ul>${list}</ul>` : '<p>Nothing has been sent yet. · 还没有短信和邮件。</p>'}
</main>
</html>
`;
}

async function readMessages(origin: string): Promise<readonly SentMessage[]> {
  const answer = await fetch(`${origin}${OUTBOX_PATH}`);
  return answer.json() as Promise<readonly SentMessage[]>;
}

/** The page, and with the ending `.json` the messages as JSON. */
export function createOutbox(origin: string, headers: OutgoingHttpHeaders) {
  const common = { ...headers, 'cache-control': 'no-store' };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const messages = await readMessages(origin);
    const isJson = request.url?.split('?')[0]?.endsWith('.json');
    const type = isJson ? 'application/json' : 'text/html; charset=utf-8';
    const body = isJson ? JSON.stringify(messages) : renderOutbox(messages);
    send(response, 200, { ...common, 'content-type': type }, body);
  };
}
