import { classes } from '#functions/domain/classes/class.ts';
import { users } from '#functions/domain/people/user.ts';
import { message } from '#functions/domain/sheets/messages.ts';
import type { SheetKind } from '#functions/domain/sheets/sheet-kind.ts';
import { type Column, makeSheet } from '#functions/platform/sheet.ts';
import type { Item } from '#functions/platform/table.ts';
import { ClassId, type SchoolId, UserId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';

/** A cell of a sheet holds 32,767 characters. */
const CELL_MAX = 32_000;

const isFields = (value: unknown): value is Item => typeof value === 'object' && value !== null;

/** The words of a text that is stored as a tree. */
function wordsOf(node: unknown): string {
  if (!isFields(node)) return '';
  const { text, content } = node;
  if (typeof text === 'string') return text;
  return Array.isArray(content)
    ? content.map(wordsOf).join(node['type'] === 'doc' ? '\n' : '')
    : '';
}

type Names = ReadonlyMap<string, string>;

function textOf(value: unknown, names: Names): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? '✓' : '';
  if (Array.isArray(value)) return value.map((each) => textOf(each, names)).join(', ');
  if (isFields(value)) return value['type'] === 'doc' ? wordsOf(value) : JSON.stringify(value);
  const text = String(value);
  return names.get(text) ?? text;
}

const cellOf = (value: unknown, names: Names): string | number =>
  typeof value === 'number' ? value : textOf(value, names).slice(0, CELL_MAX);

const OF_PERSON = /^(?:stf|stu)-[0-9a-z]{1,40}$/;
const OF_CLASS = /^cls-[0-9a-z]{1,40}$/;

/** Ids of people and classes in some rows. Their own id stays one, so that other sheets can be joined by it. */
function idsIn(rows: readonly Item[], columns: SheetKind['columns']): Set<string> {
  const named = columns.filter((each) => each !== 'id');
  const values = rows.flatMap((row) => named.flatMap((name) => row[name]));
  return new Set(values.filter((each): each is string => typeof each === 'string'));
}

async function loadNames(schoolId: SchoolId, ids: ReadonlySet<string>): Promise<Names> {
  const people = [...ids].filter((id) => OF_PERSON.test(id)).map((id) => UserId.parse(id));
  const taught = [...ids].filter((id) => OF_CLASS.test(id)).map((id) => ClassId.parse(id));
  const [found, known] = await Promise.all([
    users.getMany(people.map((userId) => ({ schoolId, userId }))),
    classes.getMany(taught.map((id) => ({ schoolId, id }))),
  ]);
  return new Map<string, string>([
    ...found.flatMap((user) =>
      user ? [[user.id, `${user.name} (${user.account})`] as const] : [],
    ),
    ...known.flatMap((each) => (each ? [[each.id, each.name] as const] : [])),
  ]);
}

/** A sheet of some items of a kind, as an xlsx file. A text that looks like a formula stays a text. */
export async function writeSheet(
  kind: SheetKind,
  rows: readonly Item[],
  { schoolId, language }: { readonly schoolId: SchoolId; readonly language: Language },
): Promise<Buffer> {
  const names = await loadNames(schoolId, idsIn(rows, kind.columns));
  const columns: Column<Item>[] = kind.columns.map((name) => ({
    title: { text: message(language, `exports.of.${name}`) },
    width: 20,
    text: (row) => (name === 'id' ? String(row['id']) : cellOf(row[name], names)),
  }));
  return Buffer.from(await makeSheet(columns, rows, language), 'base64');
}
