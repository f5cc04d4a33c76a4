import type { Snapshot } from '#frontend/src/entities/scratch/drafts/draft.ts';
import type { ComingBridge } from './coming-bridge.ts';

export interface ProjectFile {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

/** The project as a file; null when the editor does not answer and nothing was taken before. */
export async function projectFile(
  bridge: ComingBridge,
  taken: Snapshot | null,
  title: string,
): Promise<ProjectFile | null> {
  const saved = await bridge.save({ thumbnail: false }).catch(() => taken);
  return saved ? { name: `${title}.sb3`, bytes: saved.project } : null;
}
