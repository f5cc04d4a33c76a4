import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from './hash.ts';
import { writeWhole } from './memory.ts';
import { type Code, readCode } from './read-code.ts';

/** A file as it counts for results. */
export interface File {
  /** Of its bytes. */
  readonly raw: string;
  /** Of what it does: comments, types and formatting of code do not count. */
  readonly meaning: string;
  /** Of its source without comments, and of what the source imports, types included. */
  readonly words: string;
  readonly links: string;
  readonly imports: readonly string[];
  readonly isReader: boolean;
}

/** All files of the checkout by their path, but for what git ignores. */
export type Tree = ReadonlyMap<string, File>;

/** What stands after the words with which one file names another. */
const LINK = /\b(?:from|import|require)\b\s*\(?\s*(?:"[^"]*"|'[^']*'|`[^`]*`)/g;
const CODE = /\.(?:[cm]?[jt]s|tsx)$/;

/** Folders that `.gitignore` names. */
async function ignoredFolders(root: string): Promise<ReadonlySet<string>> {
  const text = await readFile(join(root, '.gitignore'), 'utf8');
  return new Set(['.git', ...text.split('\n').map((line) => line.replace(/\/$/, ''))]);
}

async function filesBelow(
  root: string,
  folder: string,
  ignored: ReadonlySet<string>,
): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const found = entries
    .filter(({ name }) => !ignored.has(name))
    .map((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? filesBelow(root, path, ignored) : [path];
    });
  return (await Promise.all(found)).flat();
}

type Known = Record<string, Omit<File, 'raw'>>;

async function readKnown(file: string): Promise<Known> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return {};
  }
}

async function learn(path: string, bytes: Buffer, raw: string): Promise<Omit<File, 'raw'>> {
  if (!CODE.test(path))
    return { meaning: raw, words: raw, links: '', imports: [], isReader: false };
  const { text, words, imports, isReader }: Code = await readCode(path, bytes.toString());
  const links = hashOf(...(words.match(LINK) ?? []));
  return { meaning: hashOf(text), words: hashOf(words), links, imports, isReader };
}

/** A file with this content, by what is known of the content already. */
export async function fileOf(path: string, bytes: Buffer, known: Known = {}): Promise<File> {
  const raw = hashOf(bytes);
  // The same text is other code under another ending.
  const key = `${raw}${path.slice(path.lastIndexOf('.'))}`;
  const found = known[key] ?? (await learn(path, bytes, raw));
  known[key] = found;
  return { raw, ...found };
}

/** All files at once would take a gigabyte. */
const AT_ONCE = 100;
/** So many times what the checkout holds stays known, for others and for those of before. */
const KEPT = 3;

/** Reads the checkout. What is known of a source file is looked up by its bytes in `cache`, and kept there. */
export async function readTree(root: string, cache: string): Promise<Tree> {
  const paths = (await filesBelow(root, '', await ignoredFolders(root))).sort();
  const known = await readKnown(cache);
  const before = Object.keys(known).length;
  const files: [string, File][] = [];
  const read = async (path: string): Promise<[string, File]> => [
    path,
    await fileOf(path, await readFile(join(root, path)), known),
  ];
  for (let at = 0; at < paths.length; at += AT_ONCE)
    files.push(...(await Promise.all(paths.slice(at, at + AT_ONCE).map(read))));
  const all = Object.entries(known);
  if (all.length > before) {
    const kept = Object.fromEntries(all.slice(-KEPT * paths.length));
    await writeWhole(cache, JSON.stringify(kept));
  }
  return new Map(files);
}
