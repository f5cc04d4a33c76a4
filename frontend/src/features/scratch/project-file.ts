import type { Snapshot } from '#frontend/src/entities/scratch/drafts/draft.ts';
import type { ComingBridge } from './coming-bridge.ts';

export interface ProjectFile {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

/** The project as a file; null when the editor does not answer and nothing was taken before. Without an editor that has it: what was taken. */
export async function projectFile(
  bridge: Pick<ComingBridge, 'save'> | null,
  taken: Snapshot | null,
  title: string,
): Promise<ProjectFile | null> {
  const saved = bridge ? await bridge.save({ thumbnail: false }).catch(() => taken) : taken;
  return saved ? { name: `${title}.sb3`, bytes: saved.project } : null;
}
