import type { TaskDto } from '#shared/contracts/task-fields.ts';
import { mapPictures, parseRichText } from '#shared/rich-text.ts';
import type { TaskDetails } from '../queries.ts';
import type { Kept } from './kept-drafts.ts';
import { NEW_TASK, type TaskValues, valuesOf } from './task-form.ts';

/** The state in which the task editor starts. */
export interface EditorStart {
  /** The stored task; null for a new one. */
  readonly task: TaskDto | null;
  /** The values on the server. */
  readonly stored: TaskValues;
  /** The values of the fields. */
  readonly values: TaskValues;
  /** The fields hold changes made earlier on this device that were not saved. */
  readonly restored: boolean;
}

/** Signed addresses of pictures and files expire: replaces the kept ones with fresh ones. */
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

/** A new task, with the unsaved local draft if there is one. */
export function startNew(kept: Kept | undefined, chosen: Partial<TaskValues>): EditorStart {
  const stored = { ...NEW_TASK, ...chosen };
  const restored = kept?.unsaved ?? false;
  return { task: null, stored, values: kept && restored ? kept.values : stored, restored };
}

/** A stored task, with the unsaved changes or recipients that are kept on this device. */
export function startWith(
  found: TaskDetails,
  kept: Kept | undefined,
  timeZone: string | undefined,
): EditorStart {
  const stored = valuesOf(found, timeZone);
  const { task } = found;
  if (!kept) return { task, stored, values: stored, restored: false };
  // If the task was changed since, its first save is refused and both versions are compared.
  if (kept.unsaved)
    return {
      task: { ...task, rev: kept.rev },
      stored,
      restored: true,
      values: refreshed(kept.values, stored),
    };
  if (task.state !== 'draft') return { task, stored, values: stored, restored: false };
  // The server does not keep the recipients of a draft.
  const { class_ids, student_ids, release_at } = kept.values;
  const values = { ...stored, class_ids, student_ids, release_at };
  return { task, stored, values, restored: false };
}
