import type { Entry, ZipFile } from 'yauzl';
import { CallError } from '#functions/platform/errors.ts';
import { JsonShape } from '#functions/platform/json-shape.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import type { Ending } from '#shared/uploads/rules.ts';
import { type FileFault, UnfitFile } from './file-fault.ts';
import { inTime } from './in-time.ts';
import { type FileContent, openArchive, readEntry } from './open-archive.ts';

/** Unpacked size that is always allowed, whatever the compression: silent sound packs a thousandfold. */
const HARMLESS_BYTES = 64 * 1024 * 1024;

/** The description of a Scratch project. */
const PROJECT_JSON = 'project.json';

/** Folders of office documents, beside their list of contents. */
const OFFICE_FOLDERS: Readonly<Partial<Record<Ending, string>>> = {
  docx: 'word/',
  xlsx: 'xl/',
  pptx: 'ppt/',
};
const OFFICE_CONTENTS = '[Content_Types].xml';

interface Directory {
  readonly project: Entry | undefined;
  /** The list of contents and the folder of an office document. */
  readonly isOffice: boolean;
}

/** The directory of an archive. Throws UnfitFile when it has too many entries or too large contents. */
async function readDirectory(zip: ZipFile, bytes: number, ending: Ending): Promise<Directory> {
  const most = Math.min(
    UPLOAD_LIMITS.zipContentBytes,
    Math.max(HARMLESS_BYTES, bytes * UPLOAD_LIMITS.zipRatioMax),
  );
  const folder = OFFICE_FOLDERS[ending] ?? '';
  let entries = 0;
  let unpacked = 0;
  let project: Entry | undefined;
  let hasContents = false;
  let hasFolder = false;
  for await (const entry of zip.eachEntry()) {
    entries += 1;
    unpacked += entry.uncompressedSize;
    if (entries > UPLOAD_LIMITS.zipEntriesMax || unpacked > most) throw new UnfitFile('unpacked');
    if (entry.fileName === PROJECT_JSON) project = entry;
    hasContents ||= entry.fileName === OFFICE_CONTENTS;
    hasFolder ||= entry.fileName.startsWith(folder);
  }
  return { project, isOffice: hasContents && hasFolder };
}

/** The description of a project: what is really unpacked is bounded, and its shape known before it is parsed. */
async function readProject(zip: ZipFile, project: Entry): Promise<unknown> {
  const shape = new JsonShape(UPLOAD_LIMITS.projectBrackets);
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of readEntry(zip, project)) {
    bytes += piece.length;
    if (bytes > UPLOAD_LIMITS.projectJsonBytes || !shape.follow(piece))
      throw new UnfitFile('unpacked');
    pieces.push(piece);
  }
  return JSON.parse(Buffer.concat(pieces).toString('utf8'));
}

/** A Scratch 3 project: its description can be read, and has a stage. */
async function isProject(zip: ZipFile, { project }: Directory): Promise<boolean> {
  if (!project) return false;
  const description = await readProject(zip, project);
  if (typeof description !== 'object' || description === null) return false;
  return 'targets' in description && Array.isArray(description.targets);
}

async function inspect(file: FileContent, ending: Ending): Promise<FileFault | undefined> {
  try {
    const zip = await openArchive(file);
    if (zip.entryCount > UPLOAD_LIMITS.zipEntriesMax) return 'unpacked';
    const directory = await readDirectory(zip, file.bytes, ending);
    const isGenuine =
      ending === 'sb3' ? await isProject(zip, directory) : ending === 'zip' || directory.isOffice;
    return isGenuine ? undefined : 'content';
  } catch (error) {
    if (error instanceof UnfitFile) return error.fault;
    if (isStoreFault(error)) throw error;
    return 'content';
  }
}

/** A failed request to the store, or one that came too late, says nothing about the file. */
const isStoreFault = (error: unknown): boolean =>
  error instanceof CallError || (error instanceof Error && '$metadata' in error);

/** One archive at a time: several in one process must not take the memory of all of them together. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * What is wrong with a zip that should be unpacked safely and be of the kind that its ending says.
 * Throws -1 `uploads.slow` when the check takes too long.
 */
export function findArchiveFault(
  file: FileContent,
  ending: Ending,
): Promise<FileFault | undefined> {
  const result = turn.then(() => inTime(file, (bounded) => inspect(bounded, ending)));
  turn = result.catch(() => undefined);
  return result;
}
