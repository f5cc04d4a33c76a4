import type { Entry, ZipFile } from 'yauzl';
import { LIMITS } from '#shared/limits.ts';
import type { Ending } from '#shared/uploads.ts';
import { type FileContent, openArchive, readEntry } from './open-archive.ts';

/** Unpacked size that is always allowed, whatever the compression: silent sound packs a thousandfold. */
const HARMLESS_BYTES = 64 * 1024 * 1024;

/** The description of a Scratch project; the limit is many times the largest known one. */
const PROJECT_JSON = 'project.json';
const PROJECT_JSON_BYTES = 20 * 1024 * 1024;

/** Folders of office documents, beside their list of contents. */
const OFFICE_FOLDERS: Readonly<Partial<Record<Ending, string>>> = {
  docx: 'word/',
  xlsx: 'xl/',
  pptx: 'ppt/',
};
const OFFICE_CONTENTS = '[Content_Types].xml';

interface Directory {
  readonly names: readonly string[];
  readonly project: Entry | undefined;
}

/** The directory of an archive; undefined when it has too many entries or too large contents. */
async function readDirectory(zip: ZipFile, archiveBytes: number): Promise<Directory | undefined> {
  if (zip.entryCount > LIMITS.zipEntriesMax) return undefined;
  const limit = Math.max(HARMLESS_BYTES, archiveBytes * LIMITS.zipRatioMax);
  const names: string[] = [];
  let project: Entry | undefined;
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    bytes += entry.uncompressedSize;
    names.push(entry.fileName);
    if (names.length > LIMITS.zipEntriesMax) return undefined;
    if (bytes > Math.min(limit, LIMITS.zipContentBytes)) return undefined;
    if (entry.fileName === PROJECT_JSON) project = entry;
  }
  return { names, project };
}

/** A Scratch 3 project: its description can be read, and has a stage. */
async function isProject(zip: ZipFile, { project }: Directory): Promise<boolean> {
  if (!project || project.uncompressedSize > PROJECT_JSON_BYTES) return false;
  const description: unknown = JSON.parse(await readEntry(zip, project, PROJECT_JSON_BYTES));
  if (typeof description !== 'object' || description === null) return false;
  return 'targets' in description && Array.isArray(description.targets);
}

function isOffice({ names }: Directory, ending: Ending): boolean {
  const folder = OFFICE_FOLDERS[ending] ?? '';
  return names.includes(OFFICE_CONTENTS) && names.some((name) => name.startsWith(folder));
}

/** Whether a file is a zip that can be unpacked safely, and the kind of zip that its ending says. */
export async function isArchive(file: FileContent, ending: Ending): Promise<boolean> {
  try {
    const zip = await openArchive(file);
    const directory = await readDirectory(zip, file.bytes);
    if (!directory) return false;
    if (ending === 'sb3') return await isProject(zip, directory);
    return ending === 'zip' || isOffice(directory, ending);
  } catch (error) {
    if (isStoreFault(error)) throw error;
    return false;
  }
}

/** A failed request to the store says nothing about the file. */
const isStoreFault = (error: unknown): boolean => error instanceof Error && '$metadata' in error;
