import type { TestProject } from 'vitest/node';
import { startFor } from './start.ts';

export const setup = (project: TestProject) => startFor(project);
