import { hashKey, onlineManager } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { fetchWhole, TooLarge } from '#frontend/src/lib/fetch-steadily.ts';
import { currentLanguage } from '#frontend/src/lib/language.ts';
import { answersOf, keepAnswer } from '#frontend/src/lib/offline/kept-answers.ts';
import {
  childHere,
  dropTemplates,
  keepTemplate,
  keptNotes,
  keptTemplate,
  TEMPLATE_BYTES,
  TEMPLATES,
  type TemplateNote,
} from '#frontend/src/lib/offline/kept-templates.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import type { UserId } from '#shared/ids.ts';
import { tasks } from '#shared/tasks/contract.ts';
import type { TaskDto, TaskText } from '#shared/tasks/fields.ts';
import { chooseTemplates, mayBegin } from './choose-templates.ts';

const { details, open, submission } = tasks.endpoints;

/** Signed addresses of an answer last longer than that. */
const FRESH_MS = 10 * 60_000;

/** What the device has at the beginning. */
interface Kept {
  readonly person: UserId;
  /** The answers, by the hashes of their keys. */
  readonly answers: ReadonlySet<string>;
  /** The tasks whose templates are to be kept. */
  readonly wanted: ReadonlySet<string>;
}

async function whatIsKept(person: UserId, wanted: readonly TaskDto[]): Promise<Kept> {
  const answers = await answersOf({ person, language: currentLanguage() }).catch(() => []);
  return {
    person,
    answers: new Set(answers.map(({ queryKey }) => hashKey(queryKey))),
    wanted: new Set(wanted.map(({ id }) => id)),
  };
}

/**
 * The child's answer, without which the page of the task is not drawn. Read by the call that does not mark the task as
 * opened: nobody has.
 */
async function keepOwnAnswer({ person, answers }: Kept, { id: task_id }: TaskDto): Promise<void> {
  const { queryKey } = queryOf(open, { task_id });
  const isThere = () => queryClient.getQueryData(queryKey) !== undefined;
  if (answers.has(hashKey(queryKey)) || isThere()) return;
  const data = await send(submission, { task_id, student_id: person });
  // The page may have asked meanwhile.
  if (isThere()) return;
  const owner = { person, language: currentLanguage() };
  await keepAnswer(owner, { queryKey, data, at: Date.now() });
}

type Template = NonNullable<TaskText['template']>;

/** Null for one that is too large to be kept at all; throws for one that only this time has no room. */
async function fetchTemplate({ url }: Template, room: number): Promise<ArrayBuffer | null> {
  try {
    return await fetchWhole(url, { priority: 'low', most: Math.min(room, TEMPLATE_BYTES) });
  } catch (error) {
    if (error instanceof TooLarge && room >= TEMPLATE_BYTES) return null;
    throw error;
  }
}

/** Of another task, or of this one before it was edited. */
async function sameFile(notes: readonly TemplateNote[], file: string) {
  const note = notes.find((each) => each.file === file && each.bytes > 0);
  return note && (await keptTemplate(note.task))?.project;
}

/** Answers how many bytes are kept of it. */
async function keepAhead(kept: Kept, task: TaskDto, room: number): Promise<number> {
  const { person, answers, wanted } = kept;
  const query = queryOf(details, { task_id: task.id });
  const notes = await keptNotes();
  const note = notes.find((each) => each.task === task.id && each.rev === task.rev);
  await keepOwnAnswer(kept, task);
  if (note && answers.has(hashKey(query.queryKey))) return note.bytes;
  // Kept by what follows queries.
  const found = await queryClient.fetchQuery({ ...query, staleTime: FRESH_MS });
  const { template } = found.text;
  if (note || !template) return note?.bytes ?? 0;
  const file = `${template.work_id}:${template.version}`;
  const project = (await sameFile(notes, file)) ?? (await fetchTemplate(template, room));
  const { rev, title } = found.task;
  await keepTemplate(person, { task: task.id, rev, title, file, project }, wanted);
  return project?.byteLength ?? 0;
}

/** Tasks whose template did not arrive. They are tried again when the page is next loaded. */
const failed = new Set<string>();

const nameOf = (person: UserId, { id, rev }: TaskDto): string => `${person}:${id}:${rev}`;

/**
 * Fetches what the child's tasks begin with, and what their pages show, so that they can be begun without a network.
 * The most urgent first, as far as there is room. `maySpend` tells whether nobody pays for it by size.
 */
export async function fetchTemplates(
  person: UserId,
  heard: readonly TaskDto[],
  maySpend: () => boolean,
): Promise<void> {
  const mayFetch = () => childHere() === person && onlineManager.isOnline() && maySpend();
  const now = Date.now();
  const settled = heard.filter((task) => !mayBegin(task, now));
  await dropTemplates(settled.map(({ id }) => id)).catch(() => undefined);
  const wanted = chooseTemplates(heard, now).filter((task) => !failed.has(nameOf(person, task)));
  if (wanted.length === 0) return;
  const kept = await whatIsKept(person, wanted);
  let room = TEMPLATES.bytes;
  for (const task of wanted) {
    if (!mayFetch()) return;
    try {
      room -= await keepAhead(kept, task, room);
    } catch {
      // Without a network it is asked for again when there is one.
      if (mayFetch()) failed.add(nameOf(person, task));
    }
  }
}
