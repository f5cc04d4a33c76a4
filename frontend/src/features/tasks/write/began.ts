import type { TaskDto } from '#shared/contracts/task-fields.ts';
import { mapPictures, parseRichText } from '#shared/rich-text.ts';
import type { TaskDetails } from '../queries.ts';
import type { Kept } from './kept-drafts.ts';
import { NEW_TASK, type TaskValues, valuesOf } from './task-form.ts';

/** What the writing of a task begins with. */
export interface Began {
  /** As it is stored; null for a new one. */
  readonly task: TaskDto | null;
  /** What the server has of it. */
  readonly stored: TaskValues;
  /** What stands in the fields. */
  readonly values: TaskValues;
  /** Something of it was written earlier on this device, and is not stored yet. */
  readonly restored: boolean;
}

/** Addresses of pictures and files expire: those of today take the place of those that were kept. */
function refreshed(values: TaskValues, stored: TaskValues): TaskValues {
  const [kept, fresh] = [parseRichText(values.content), parseRichText(stored.content)];
  const sources = new Map<string, string | undefined>();
  mapPictures(fresh?.content ?? [], (picture) => {
    sources.set(picture.attrs.key, picture.attrs.src);
    return picture;
  });
  const content = mapPictures(kept?.content ?? [], (picture) => {
    const src = sources.get(picture.attrs.key) ?? picture.attrs.src;
    return { ...picture, attrs: { ...picture.attrs, ...(src && { src }) } };
  });
  return {
    ...values,
    content: JSON.stringify({ type: 'doc', content }),
    file_ids: values.file_ids.map(
      (file) => stored.file_ids.find(({ id }) => id === file.id) ?? file,
    ),
  };
}

/** A new task; what was begun and not stored goes on. */
export function beginNew(kept: Kept | undefined, chosen: Partial<TaskValues>): Began {
  const stored = { ...NEW_TASK, ...chosen };
  const restored = kept?.unsaved ?? false;
  return { task: null, stored, values: kept && restored ? kept.values : stored, restored };
}

/** A stored task, with what this device has written of it since, or of its targets. */
export function beginWith(
  found: TaskDetails,
  kept: Kept | undefined,
  timeZone: string | undefined,
): Began {
  const stored = valuesOf(found, timeZone);
  const { task } = found;
  if (!kept) return { task, stored, values: stored, restored: false };
  // An older one is offered beside what was stored meanwhile as soon as it is to be saved.
  if (kept.unsaved)
    return {
      task: { ...task, rev: kept.rev },
      stored,
      restored: true,
      values: refreshed(kept.values, stored),
    };
  if (task.state !== 'draft') return { task, stored, values: stored, restored: false };
  // A draft's targets are nowhere but here.
  const { class_ids, student_ids, release_at } = kept.values;
  const values = { ...stored, class_ids, student_ids, release_at };
  return { task, stored, values, restored: false };
}
