import { API_BASE } from '#shared/endpoint.ts';
import { MEANINGS } from '#shared/openapi/components.ts';
import { codesOf, describeCall } from '#shared/openapi/describe-call.ts';
import type { JsonSchema } from '#shared/openapi/json-schema.ts';
import type { Call } from '#shared/registry.ts';
import { describeAnswer, type FieldRow, type Resolve, rowsOf } from './field-rows.ts';
import { type Html, html, richText } from './html.ts';

const PLACE = '#/components/schemas/';

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null;

/** Follows a reference of the document: a schema by its name, or a definition inside of it. */
const resolverOf =
  (schemas: Readonly<Record<string, JsonSchema>>): Resolve =>
  (place) => {
    const [name = '', ...steps] = place.slice(PLACE.length).split('/');
    let found: unknown = schemas[name];
    for (const step of steps) found = isSchema(found) ? found[step] : undefined;
    if (!isSchema(found)) throw new TypeError(`no schema at ${place}`);
    return found;
  };

/** `mark` says which fields are marked: those that must be sent, or those that may be missing in an answer. */
const fieldTable = (
  caption: string,
  rows: readonly FieldRow[],
  mark: 'required' | 'optional',
): Html => html`
<div class="table" tabindex="0" role="region" aria-label="${caption}">
<table><caption>${caption}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Rule</th></tr></thead>
<tbody>${rows.map(
  ({ name, type, required, rule }) => html`
<tr><th scope="row"><code>${name}</code>${required === (mark === 'required') ? html` <span class="mark">${mark}</span>` : ''}</th><td>${type}</td><td>${rule}</td></tr>`,
)}</tbody></table></div>`;

const exampleOf = (row: FieldRow) => `-d '${row.name}=…'`;

function exampleCall({ endpoint }: Call, rows: readonly FieldRow[]): string {
  const signedIn = endpoint.access !== 'public';
  const fields = rows.filter(({ required }) => required).map(exampleOf);
  return [
    `curl "$HOST${API_BASE}/${endpoint.path}"`,
    ...(endpoint.method === 'POST' && !fields.length ? ['-X POST'] : []),
    `-H 'lang: en'`,
    ...(signedIn ? [`-H "Authorization: $TOKEN"_"$USER_ID"`] : []),
    ...fields,
  ].join(' \\\n  ');
}

const answerPart = (type: string, rows: readonly FieldRow[]): Html =>
  rows.length
    ? fieldTable(`Answer: data is ${type}`, rows, 'optional')
    : html`<p>Answer: <code>data</code> is ${type}.</p>`;

/** One call as an article that can be searched for and linked to. */
export function renderCall(call: Call): Html {
  const { endpoint } = call;
  const { operation, schemas } = describeCall(call);
  const resolve = resolverOf(schemas);
  const id = `${call.group}.${call.name}`;
  const input = rowsOf(schemas[`${id}.input`] ?? {}, resolve);
  const answer = describeAnswer(resolve(`${PLACE}${id}.answer`), resolve);
  const description = 'description' in operation ? String(operation.description) : '';
  return html`
<article id="${id}" data-search="${`${endpoint.path} ${id} ${endpoint.summary}`.toLowerCase()}">
<h3><a href="#${id}"><span class="method">${endpoint.method}</span> <code>${endpoint.path}</code></a></h3>
${richText(endpoint.summary)}
<details><summary>Details of <code>${endpoint.path}</code></summary>
${richText(description)}
${input.length ? fieldTable('Payload', input, 'required') : html`<p>No payload.</p>`}
${answerPart(answer.type, answer.rows)}
<h4>Codes</h4>
<ul>${codesOf(endpoint, input.length > 0).map((code) => html`<li><code>${code}</code> ${MEANINGS[code]}</li>`)}</ul>
<h4>Example</h4>
<pre tabindex="0"><code>${exampleCall(call, input)}</code></pre>
</details></article>`;
}
