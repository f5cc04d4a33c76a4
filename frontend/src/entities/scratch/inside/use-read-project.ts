import { useMemo } from 'react';
import type { Project } from './model/project.ts';
import { readProject } from './model/read-project.ts';
import { type Problem, UnreadableProject } from './model/unreadable.ts';

interface Read {
  readonly project: Project | null;
  readonly problem: Problem | null;
}

function read(file: ArrayBuffer): Read {
  try {
    return { project: readProject(file), problem: null };
  } catch (error) {
    const problem = error instanceof UnreadableProject ? error.problem : 'broken';
    return { project: null, problem };
  }
}

/** What is in an .sb3 file; null while it is loading. */
export const useReadProject = (file: ArrayBuffer | null): Read | null =>
  useMemo(() => file && read(file), [file]);
