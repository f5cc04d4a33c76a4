import { useMemo } from 'react';
import type { Project } from './model/project.ts';
import { readProject } from './model/read-project.ts';
import { type Problem, UnreadableProject } from './model/unreadable.ts';

interface Read {
  /** Another one for each file, so that nothing that was opened in one is open in the next. */
  readonly key: number;
  readonly project: Project | null;
  readonly problem: Problem | null;
}

let reads = 0;

function read(file: ArrayBuffer): Read {
  reads += 1;
  const key = reads;
  try {
    return { key, project: readProject(file), problem: null };
  } catch (error) {
    const problem = error instanceof UnreadableProject ? error.problem : 'broken';
    return { key, project: null, problem };
  }
}

/** What is in an .sb3 file; null while it is loading. */
export const useReadProject = (file: ArrayBuffer | null): Read | null =>
  useMemo(() => file && read(file), [file]);
