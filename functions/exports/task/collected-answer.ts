import * as z from 'zod';
import { exportObject } from '#functions/domain/exports/archive-state.ts';
import { readWhole } from '#functions/domain/exports/read-whole.ts';
import { putObject } from '#functions/platform/objects.ts';
import type { TaskExportValue } from './task-export.ts';

const File = () => z.object({ key: z.string(), bytes: z.number().int(), at: z.iso.datetime() });

/** A student of the task: what the sheet says, and the files that go into the archive. */
const CollectedAnswer = () =>
  z.object({
    folder: z.string(),
    name: z.string(),
    account: z.string(),
    cells: z.array(z.union([z.string(), z.number()])),
    /** The version that counts. */
    work: File().optional(),
    /** What was made before the deadline and came after it, unless it counts. */
    arrived: File().optional(),
  });
export type CollectedAnswer = z.infer<ReturnType<typeof CollectedAnswer>>;

const NamedFile = () => File().extend({ path: z.string() });
export type NamedFile = z.infer<ReturnType<typeof NamedFile>>;

type Of = Pick<TaskExportValue, 'schoolId' | 'id'>;

const park = (of: Of, name: string, value: unknown): Promise<void> =>
  putObject(exportObject(of, name), Buffer.from(JSON.stringify(value)), 'application/json');

async function parked<T>(of: Of, name: string, schema: z.ZodType<T>): Promise<T> {
  const bytes = await readWhole(exportObject(of, name));
  return schema.parse(JSON.parse(bytes.toString()));
}

const pageName = (page: number): string => `students/${page}.json`;
const FILES = 'files.json';

/** What was collected lies beside the archives: an item would be too small for the students of a task. */
export const parkPage = (of: Of, page: number, list: readonly CollectedAnswer[]): Promise<void> =>
  park(of, pageName(page), list);
export const parkedPage = (of: Of, page: number): Promise<CollectedAnswer[]> =>
  parked(of, pageName(page), z.array(CollectedAnswer()));
export const parkFiles = (of: Of, files: readonly NamedFile[]): Promise<void> =>
  park(of, FILES, files);
export const parkedFiles = (of: Of): Promise<NamedFile[]> =>
  parked(of, FILES, z.array(NamedFile()));
