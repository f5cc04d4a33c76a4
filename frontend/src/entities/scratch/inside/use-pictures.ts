import { useEffect, useState } from 'react';
import type { Project } from './model/project.ts';
import { readPictures } from './model/read-project.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/** Addresses of the costumes that sprites wear, by the names of their files; a moment later than the sprites. */
export function usePictures(file: ArrayBuffer, project: Project): ReadonlyMap<string, string> {
  const [pictures, setPictures] = useState(NONE);
  useEffect(() => {
    const made = new Map(
      [...readPictures(file, project)].map(([name, blob]) => [name, URL.createObjectURL(blob)]),
    );
    setPictures(made);
    return () => {
      for (const address of made.values()) URL.revokeObjectURL(address);
    };
  }, [file, project]);
  return pictures;
}
