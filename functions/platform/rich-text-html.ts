import type { Block, Inline, Mark, RichText } from '#shared/rich-text/rich-text.ts';
import { Html, html } from '#shared/site/html.ts';

const TAGS = {
  bold: new Html('strong'),
  italic: new Html('em'),
  underline: new Html('u'),
  strike: new Html('s'),
} as const;

function marked(inner: Html, mark: Mark): Html {
  if (mark.type !== 'link') return html`<${TAGS[mark.type]}>${inner}</${TAGS[mark.type]}>`;
  return html`<a href="${mark.attrs.href}" rel="noopener noreferrer nofollow" target="_blank">${inner}</a>`;
}

const inline = (nodes: readonly Inline[] | undefined): Html[] =>
  (nodes ?? []).map((node) =>
    node.type === 'text' ? (node.marks ?? []).reduce(marked, html`${node.text}`) : html`<br>`,
  );

type AddressOf = (key: string) => string | undefined;

function block(node: Block, addressOf: AddressOf): Html {
  if (node.type === 'paragraph') return html`<p>${inline(node.content)}</p>`;
  // The headings of the page's own sections are of the second level.
  if (node.type === 'heading') return html`<h3>${inline(node.content)}</h3>`;
  if (node.type === 'horizontalRule') return html`<hr>`;
  if (node.type === 'image') {
    const address = addressOf(node.attrs.key);
    return address
      ? html`<img class="inside" src="${address}" alt="${node.attrs.alt ?? ''}" loading="lazy">`
      : new Html('');
  }
  if (node.type === 'blockquote')
    return html`<blockquote>${blocks(node.content, addressOf)}</blockquote>`;
  const items = (node.content ?? []).map(
    (item) => html`<li>${blocks(item.content, addressOf)}</li>`,
  );
  return node.type === 'bulletList' ? html`<ul>${items}</ul>` : html`<ol>${items}</ol>`;
}

const blocks = (nodes: readonly Block[] | undefined, addressOf: AddressOf): Html[] =>
  (nodes ?? []).map((node) => block(node, addressOf));

/** A formatted text as markup; a picture without an address is left out. */
export const richTextHtml = ({ content }: RichText, addressOf: AddressOf): Html[] =>
  blocks(content, addressOf);
