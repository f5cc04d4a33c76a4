import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const DECISIONS = join(import.meta.dirname, '../../docs/decisions');
export const INDEX = join(DECISIONS, 'README.md');

const HEAD = `# Decisions

One short record for each choice that cost thought: the context, the choice, its price, and when to think again. The title says the subject. Under it stand the status (accepted or superseded, and since when) and the room of this list. A record is not rewritten when a choice changes; a new one takes its place, and both say so. \`npm run decisions\` writes this list.
`;

interface DecisionRecord {
  readonly file: string;
  readonly title: string;
  readonly room: string;
}

/** Throws where a record has no title or room. */
function readRecord(file: string): DecisionRecord {
  const text = readFileSync(join(DECISIONS, file), 'utf8');
  const title = /^# (\d{3} .+)$/m.exec(text)?.[1];
  const room = /^Room: (.+)\.$/m.exec(text)?.[1];
  if (!title || !room) throw new TypeError(`${file} has no title or no line "Room: … ."`);
  return { file, title, room };
}

/** The list of all records by room, as Markdown. */
export function renderDecisionIndex(): string {
  const records = readdirSync(DECISIONS)
    .filter((file) => /^\d{3}-.*\.md$/.test(file))
    .toSorted()
    .map(readRecord);
  const rooms = [...Map.groupBy(records, ({ room }) => room)].toSorted(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  const parts = rooms.map(([room, list]) => {
    const lines = list.map(({ title, file }) => `- [${title}](${file})`);
    return `\n## ${room.charAt(0).toUpperCase()}${room.slice(1)}\n\n${lines.join('\n')}\n`;
  });
  return HEAD + parts.join('');
}
