import type { Bridge } from '#frontend/src/entities/scratch/open-bridge.ts';
import { send } from '#frontend/src/lib/api.ts';
import { deviceName } from '#frontend/src/lib/device-name.ts';
import { WorkId } from '#shared/ids.ts';
import { works } from '#shared/works/contract.ts';

/** Loads another project into the editor; if that fails, the one from before is loaded again. */
export async function loadInstead(
  bridge: Pick<Bridge, 'load'>,
  project: ArrayBuffer,
  before: ArrayBuffer | undefined,
): Promise<void> {
  try {
    await bridge.load(project);
  } catch (error) {
    if (before) await bridge.load(before).catch(() => undefined);
    throw error;
  }
}

/** Makes an earlier version the newest. */
export async function restoreVersion(work: string, version: number, base: number): Promise<void> {
  await send(works.endpoints.versions, {
    work_id: WorkId.parse(work),
    action: 'restore',
    version,
    base,
    device: deviceName(),
    request_key: crypto.randomUUID(),
  });
}
