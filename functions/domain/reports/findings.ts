import { readName } from '#functions/domain/people/read-name.ts';
import type { User } from '#functions/domain/people/user.ts';
import type {
  CheckKind,
  Dimension,
  ReportFinding,
  ReportTemplate,
} from '#shared/reports/fields.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { formsOfAddress, givenName } from '#shared/reports/report-words.ts';
import { emptySections, plainTask } from './content.ts';
import type { Content, Overruled } from './report-text.ts';
import { fallsOf } from './values.ts';

/** What a check found, before anybody overruled it. */
export interface Found extends Pick<ReportFinding, 'kind' | 'subject' | 'detail' | 'from' | 'to'> {}

const found = (kind: CheckKind, subject: string, detail: string, from = 0, to = 0): Found => ({
  kind,
  subject,
  detail,
  from,
  to,
});

type Named = Pick<User, 'id' | 'name' | 'nick'>;

/** How a child is called: in characters, and in Latin letters with and without blanks. */
export interface Forms {
  readonly id: string;
  readonly name: string;
  readonly written: readonly string[];
  readonly latin: readonly string[];
}

/** Names of a whole class fit. */
const MARK_MAX = 2000;

const isLatin = (form: string): boolean => /^[\p{Script=Latin}\d ]+$/u.test(form);

export async function formsOf({ id, name, nick }: Named): Promise<Forms> {
  const all = formsOfAddress({ name, nick });
  // A single character names nobody.
  const spelt = [name, givenName(name), ...(Array.from(nick).length > 1 ? [nick] : [])];
  const readings = await Promise.all(spelt.map(readName));
  const read = readings
    .filter((reading, at) => reading !== spelt[at])
    .flatMap((reading) => [reading, reading.replaceAll(' ', '')]);
  const latin = [...read, ...all.filter(isLatin)].map((form) => form.toLowerCase());
  return {
    id,
    name,
    written: all.filter((form) => !isLatin(form)),
    latin: [...new Set(latin)].filter((form) => form.length > 2),
  };
}

/** A word of Latin letters that stands by itself. */
const wordOf = (form: string): RegExp =>
  new RegExp(
    `(?<![\\p{Script=Latin}\\d])${form.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')}(?![\\p{Script=Latin}\\d])`,
    'iu',
  );

/** How often a form of a name is in a text. */
const timesIn = (text: string, form: string): number =>
  isLatin(form)
    ? [...text.matchAll(new RegExp(wordOf(form).source, 'giu'))].length
    : text.split(form).length - 1;

/** The text without some forms of the child's own name: another name may be a part of it. */
const without = (text: string, forms: readonly string[]): string =>
  forms.reduce(
    (rest, form) =>
      isLatin(form)
        ? rest.replace(new RegExp(wordOf(form).source, 'giu'), '·')
        : rest.replaceAll(form, '·'),
    text,
  );

const textOf = ({ name, task, evaluation, evidence }: Content): string =>
  [
    name,
    plainTask(task),
    evaluation,
    ...evidence.flatMap(({ title, detail }) => [title, detail]),
  ].join('\n');

/** Other children of the class whom a text names, also by nickname and in Latin letters. */
export function otherNames(content: Content, own: Forms, others: readonly Forms[]): Found[] {
  const all = textOf(content);
  const ownForms = [...own.written, ...own.latin];
  const text = without(all, ownForms);
  /** An own given name can be a part of another child's full name, which is then looked for with it. */
  const times = (form: string): number => {
    if (ownForms.includes(form)) return 0;
    if (!ownForms.some((each) => form.includes(each))) return timesIn(text, form);
    return timesIn(
      without(
        all,
        ownForms.filter((each) => !form.includes(each)),
      ),
      form,
    );
  };
  return others.flatMap((other) => {
    const forms = [...other.written, ...other.latin];
    const form = forms.find((each) => times(each) > 0);
    const all = forms.reduce((sum, each) => sum + times(each), 0);
    return form ? [found('other_name', other.id, `${other.name} (${form})`, all)] : [];
  });
}

/** A report without a name, which every template asks for, and sections of the template that are empty. */
export const emptyParts = (content: Content, template: ReportTemplate): Found[] =>
  [...(content.name ? [] : ['name']), ...emptySections(content, template)].map((subject) =>
    found('empty', subject, ''),
  );

/** Words that speak of a dimension, in any language that reports are written in. */
const WORDS: Readonly<Record<Dimension, RegExp>> = {
  logic: /逻辑|邏輯|logic/i,
  focus: /专注|專注|注意力|专心|專心|focus|attention|concentrat/i,
  thinking: /思维|思維|思考|thinking|reason/i,
  communication: /沟通|溝通|表达|表達|交流|communicat/i,
  creativity: /创造|創造|创意|創意|creativ/i,
  innovation: /创新|創新|innovat/i,
};

/** Values that fell by two or more since the last report, of which the text says nothing. */
export const silentFalls = ({ values, evaluation }: Content, last: string): Found[] =>
  fallsOf(last, values)
    .filter(
      ({ name, from, to }) => from - to >= REPORT_LIMITS.fall && !WORDS[name].test(evaluation),
    )
    .map(({ name, from, to }) => found('fall', name, '', from, to));

/** A text that is the same for several children. */
export function sameText(
  mark: string,
  rows: readonly { readonly mark: string; readonly studentName: string }[],
): Found[] {
  const same = mark ? rows.filter((row) => row.mark === mark) : [];
  if (same.length < REPORT_LIMITS.sameTexts) return [];
  return [found('same_text', mark, same.map(({ studentName }) => studentName).join(', '))];
}

export const photoFinding = (key: string, names: readonly string[]): Found =>
  found('photo', key, names.join(', '));

/**
 * What a reason was given for. When it is another one, somebody has to look again: a value has fallen further, a name is
 * there more often, a photo shows another child who may not be shown.
 */
export const markOfFinding = ({ detail, from, to }: Found): string =>
  [detail, from, to].join(' ').slice(0, MARK_MAX);

const isAbout =
  (each: Found) =>
  ({ kind, subject, mark }: Overruled): boolean =>
    kind === each.kind && subject === each.subject && mark === markOfFinding(each);

/** What was found, with what was overruled of it. */
export const withReasons = (
  all: readonly Found[],
  overruled: readonly Overruled[],
): ReportFinding[] =>
  all.map((each) => {
    const reason = overruled.find(isAbout(each));
    return { ...each, reason: reason?.reason ?? '', by_name: reason?.byName ?? '' };
  });

export const isPassed = (findings: readonly ReportFinding[]): boolean =>
  findings.every(({ reason }) => reason !== '');
