import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '#frontend/src/lib/api.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import type { Answer, Payload } from '#shared/endpoint.ts';
import type { ClassId, CycleId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';
import { reports } from '#shared/reports/contract.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { toError } from '#shared/to-error.ts';
import { STATES } from '../queries.ts';
import type { SheetProps } from '../sheet/views.ts';
import { saveAll, type Unsaved } from '../writing/save-all.ts';
import { useWriters } from '../writing/writers.ts';

const { saveMany, sheet } = reports.endpoints;

/** How common parts meet what is written: only where nothing is, behind it, or in its place. */
export const MODES = ['empty', 'add', 'replace'] as const;
export type Mode = (typeof MODES)[number];

/** Plain texts, in which placeholders stand for the child. */
export interface Common {
  readonly name: string;
  readonly task: string;
  readonly evaluation: string;
  readonly pictures: readonly { readonly key: string; readonly url: string }[];
}

export const isNothing = ({ pictures, ...texts }: Common): boolean =>
  pictures.length === 0 && Object.values(texts).every((text) => text.trim() === '');

interface Refused {
  readonly name: string;
  readonly reason: string;
}

/** A plain text as rich text: a paragraph for each line. */
const richTextOf = (text: string): string =>
  JSON.stringify({
    type: 'doc',
    content: text
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line.trim() }] })),
  });

const payloadOf = ({ name, task, evaluation, pictures }: Common) => ({
  ...(name.trim() && { name: name.trim() }),
  ...(task.trim() && { task: richTextOf(task) }),
  ...(evaluation.trim() && { evaluation: evaluation.trim() }),
  ...(pictures.length > 0 && { pictures: pictures.map(({ key }) => key) }),
});

type Asked = Payload<typeof saveMany>;
type Row = Asked['rows'][number];

/** Saves the rows in as many calls as they need. */
async function saveRows(rows: readonly Row[], asked: Omit<Asked, 'rows'>) {
  const saved: Answer<typeof saveMany>['list'] = [];
  for (let from = 0; from < rows.length; from += REPORT_LIMITS.savedAtOnce) {
    const part = rows.slice(from, from + REPORT_LIMITS.savedAtOnce);
    saved.push(...(await send(saveMany, { ...asked, rows: part })).list);
  }
  return saved;
}

const nameOf = (lines: SheetProps['lines'], id: string): string =>
  lines.find(({ student_id }) => student_id === id)?.name ?? '';

/** The revision of each report of a class in a cycle. */
async function loadRevisions(of: { readonly cycle_id: CycleId; readonly class_id: ClassId }) {
  const known = new Map<string, number>();
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await send(sheet, { ...of, ...(cursor && { cursor }) });
    for (const { student_id, rev } of page.list) known.set(student_id, rev);
    ({ cursor } = page);
  }
  return known;
}

/** Writes common parts into the reports of a class; what is typed elsewhere is sent first. */
export function useCommon({ cycle, classId, lines }: SheetProps) {
  const client = useQueryClient();
  const writerOf = useWriters();
  const [working, setWorking] = useState(false);
  const [done, setDone] = useState<number | null>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([]);
  const [problem, setProblem] = useState<Error | null>(null);
  const of = { cycle_id: cycle.id, class_id: classId };

  async function run(common: Common, mode: Mode, words: Language): Promise<void> {
    setWorking(true);
    setProblem(null);
    try {
      const left = await saveAll(lines, (student_id) => writerOf({ ...of, student_id }));
      setUnsaved(left);
      const isLeft = new Set<string>(left.map(({ student_id }) => student_id));
      const revs = await loadRevisions(of);
      const rows = lines
        .filter(({ student_id }) => !isLeft.has(student_id))
        .map(({ student_id }) => ({ student_id, rev: revs.get(student_id) ?? 0 }));
      const saved = await saveRows(rows, { ...of, common: payloadOf(common), mode, words });
      setDone(saved.filter(({ ok }) => ok).length);
      setRefused(
        saved.flatMap(({ student_id: id, ok, reason }) =>
          ok ? [] : [{ name: nameOf(lines, id), reason }],
        ),
      );
    } catch (error) {
      setProblem(toError(error));
    } finally {
      await invalidate(client, ...STATES);
      setWorking(false);
    }
  }
  return { run, working, done, refused, unsaved, problem };
}
