import { parseProject } from './parse-project.ts';
import type { Project } from './project.ts';
import { readFiles } from './read-file.ts';
import { UnreadableProject } from './unreadable.ts';

const DESCRIPTION = 'project.json';
/** The editor itself refuses descriptions of more than 5 MB; this leaves room for long lists. */
const DESCRIPTION_MAX = 20_000_000;
const PICTURES_MAX = 30_000_000;

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
};

/** Reads an .sb3 file. Throws `UnreadableProject`. */
export function readProject(file: ArrayBuffer): Project {
  const names = new Set([DESCRIPTION]);
  const description = readFiles(file, { names, maxBytes: DESCRIPTION_MAX }).get(DESCRIPTION);
  if (!description) throw new UnreadableProject('broken');
  return parseProject(new TextDecoder().decode(description));
}

/** The costume that each sprite wears, by the name of its file. Without those that cannot be read. */
export function readPictures(file: ArrayBuffer, { sprites }: Project): Map<string, Blob> {
  const names = new Set(sprites.flatMap(({ picture }) => (picture ? [picture.file] : [])));
  const pictures = new Map<string, Blob>();
  try {
    for (const [name, bytes] of readFiles(file, { names, maxBytes: PICTURES_MAX })) {
      const type = TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
      if (type) pictures.set(name, new Blob([bytes], { type }));
    }
  } catch {
    return pictures;
  }
  return pictures;
}
