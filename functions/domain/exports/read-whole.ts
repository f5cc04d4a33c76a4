import { headObject, type ObjectName, readObject } from '#functions/platform/objects.ts';

/** All bytes of a small object; none where there is no object. */
export async function readWhole(name: ObjectName): Promise<Buffer> {
  const bytes = (await headObject(name))?.bytes ?? 0;
  return bytes === 0 ? Buffer.alloc(0) : readObject(name, 0, bytes);
}
