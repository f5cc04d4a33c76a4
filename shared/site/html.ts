const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that may stand in a page as it is. Only `html` makes it. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = string | number | Html | readonly Html[] | false;

function markupOf(value: Value): string {
  if (value === false) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('');
  return String(value).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** A template of markup: every text in it is escaped, so that nothing that a person wrote becomes markup. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.reduce((whole, part, index) => whole + markupOf(values[index - 1] ?? '') + part));
