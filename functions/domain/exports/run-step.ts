import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { schools } from '#functions/domain/schools/school.ts';
import { CallError } from '#functions/platform/errors.ts';
import { written } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import type { ExportId, SchoolId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { addSheet } from './add-sheet.ts';
import { ArchiveWriter, removeParked } from './archive-writer.ts';
import type { Budget } from './budget.ts';
import { copyFiles } from './copy-files.ts';
import { type SchoolExport, type SchoolExportValue, schoolExports } from './school-export.ts';
import { SHEETS } from './sheets.ts';

/** No step lasts longer: one that was begun earlier and not kept has broken off. */
const LEASE_MS = LIMITS.requestTimeoutMs + 10_000;

const missing = () => new CallError(CODE.notFound, { reason: 'exports.missing' });

/** The export for this step alone; undefined when another step works on it now, or it has ended. */
async function take(found: SchoolExport, now: Date): Promise<SchoolExport | undefined> {
  if (found.state !== 'running' || found.busyUntil > now.getTime()) return undefined;
  const taken = { ...found, busyUntil: now.getTime() + LEASE_MS };
  const done = await written(schoolExports.replacing(found.schoolId, found, taken));
  return done ? { ...taken, rev: found.rev + 1 } : undefined;
}

/** Writes sheets, then files, until the time is over or an archive is full. */
async function work(
  begun: SchoolExportValue,
  writer: ArchiveWriter,
  budget: Budget,
): Promise<SchoolExportValue> {
  let current = begun;
  const isDone = () => current.place.sheet >= SHEETS.length && current.place.bucket > 1;
  // At least one piece, however late it is.
  do {
    if (isDone()) break;
    current =
      current.place.sheet < SHEETS.length
        ? await addSheet(current, writer, budget)
        : await copyFiles(current, writer, budget);
  } while (!budget.over() && !writer.isFull);
  if (isDone() || writer.isFull) await writer.seal();
  return current;
}

const isComplete = ({ place, open }: SchoolExportValue): boolean =>
  place.sheet >= SHEETS.length && place.bucket > 1 && !open;

/** Keeps what a step has done. Throws -1 when the export was cancelled meanwhile. */
async function keep(before: SchoolExport, after: SchoolExportValue, now: Date): Promise<void> {
  const { schoolId, by: userId, id } = before;
  const { files, rows, bytes } = after;
  const log = async () => {
    const school = await schools.get(schoolId);
    const origin = { schoolId, userId, school, now, address: '', agent: '' };
    return loggingOperation(origin, 'school.exported', { id, files, rows, bytes });
  };
  const logged = after.state === 'done' ? await log() : [];
  if (await written([...schoolExports.replacing(schoolId, before, after), ...logged])) return;
  throw new CallError(CODE.wait, { reason: 'common.stale' });
}

/**
 * Goes on with an export for some time. A step that breaks off has changed nothing but objects that its
 * repetition writes again. Answers how far it is; throws 2004 when it is not the school's last export.
 */
export async function runStep(
  { schoolId, id }: { readonly schoolId: SchoolId; readonly id: ExportId },
  now: Date,
  budget: Budget,
): Promise<SchoolExport> {
  const found = await schoolExports.get(schoolId, { consistent: true });
  if (found?.id !== id) throw missing();
  const taken = await take(found, now);
  if (!taken) return found;
  const writer = await ArchiveWriter.resume(taken);
  const done = await work(taken, writer, budget);
  const { open: _, ...rest } = done;
  const open = await writer.park(`parked/${taken.rev}`);
  const after: SchoolExportValue = {
    ...rest,
    archives: [...writer.archives],
    busyUntil: 0,
    ...(open && { open }),
  };
  const ended = isComplete(after) ? { ...after, state: 'done' as const } : after;
  await keep(taken, ended, now);
  await removeParked(taken);
  return { ...ended, rev: taken.rev + 1 };
}
