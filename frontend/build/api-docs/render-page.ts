import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEANINGS } from '#shared/openapi/components.ts';
import type { Call } from '#shared/registry.ts';
import { type Html, html } from './html.ts';
import { renderCall } from './render-call.ts';

const catalogue = (): Html => html`
<section aria-labelledby="codes"><h2 id="codes">Codes</h2>
<dl>${Object.entries(MEANINGS)
  .toSorted(([a], [b]) => Number(a) - Number(b))
  .map(
    ([code, meaning]) => html`<div><dt><code>${code}</code></dt><dd>${meaning}</dd></div>`,
  )}</dl></section>`;

const introduction = (): Html => html`
<section aria-labelledby="start"><h2 id="start">How to call</h2>
<ul>
<li>Send a form-encoded body (nested values in brackets, <code>a[b]=1</code>) or JSON.</li>
<li>Sign in with <code>index/login</code>; then send <code>Authorization: token_userId</code>. Without a session send <code>0</code>.</li>
<li>The header <code>lang</code> (<code>zh</code>, <code>cht</code>, <code>en</code>) chooses the language of messages.</li>
<li>Every answer is an envelope <code>{code, msg, data}</code>; <code>code</code> decides, HTTP 200 stands for all of the codes below. A fault of the service is HTTP 500 with code 0.</li>
<li>Refused input (1001 to 1004) lists every field in <code>data.errors</code>: field, rule, message.</li>
<li>The header <code>X-Request-Id</code> of an answer names the request when you ask for help.</li>
</ul></section>`;

const section = (group: string, calls: readonly Call[]): Html => html`
<section aria-labelledby="group-${group}" data-group><h2 id="group-${group}">${group}</h2>
${calls.map(renderCall)}</section>`;

const ICON = `data:image/svg+xml,${encodeURIComponent(
  readFileSync(join(import.meta.dirname, '../../favicon.svg'), 'utf8'),
)}`;

/** The readable page of the API: complete without a script; the script only searches. */
export function renderPage(calls: readonly Call[], version: string, base: string): string {
  const groups = [...new Set(calls.map(({ group }) => group))];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cloud Classroom API</title>
<link rel="icon" href="${ICON}">
<link rel="stylesheet" href="${base}docs.css">
<script type="module" src="${base}docs.js"></script>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<h1>Cloud Classroom API</h1>
<p>Version ${version}, ${calls.length} calls. <a href="/api/openapi.json">OpenAPI 3.1 description</a></p>
<search><label for="query">Search calls</label>
<input id="query" type="search" autocomplete="off" spellcheck="false" placeholder="path, name or purpose">
<p id="found" role="status"></p></search>
<nav aria-label="Groups"><ul>${groups.map((group) => html`<li><a href="#group-${group}">${group}</a></li>`)}</ul></nav>
</header>
<main id="calls" tabindex="-1">
${introduction()}
${catalogue()}
${groups.map((group) =>
  section(
    group,
    calls.filter((call) => call.group === group),
  ),
)}
</main>
</body>
</html>
`.text;
}
