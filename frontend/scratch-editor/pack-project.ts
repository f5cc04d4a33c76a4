import type { AssetPlace } from '#frontend/src/entities/scratch/messages.ts';
import { crc32 } from './crc32.ts';
import { readZip } from './read-zip.ts';
import type { VirtualMachine } from './scratch-gui.ts';
import { writeZip, type ZipFile } from './write-zip.ts';

type Target = VirtualMachine['runtime']['targets'][number];

/** What is needed of the editor's machine. */
interface Machine extends Pick<VirtualMachine, 'toJSON'> {
  readonly runtime: { readonly targets: readonly Pick<Target, 'sprite'>[] };
}

/** Smaller ones are not worth a place of their own. */
const PLACE_FROM_BYTES = 64 * 1024;
const STORED = 0;
const DEFLATED = 8;
const METHODS = [STORED, DEFLATED];

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packing = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packing).arrayBuffer());
}

async function packFile(
  name: string,
  content: Uint8Array<ArrayBuffer>,
  before?: ZipFile,
): Promise<ZipFile> {
  const crc = await crc32(content);
  const isKnown = before?.crc === crc && before.size === content.length;
  if (isKnown && METHODS.includes(before.method)) return before;
  const deflated = await deflate(content);
  const isSmaller = deflated.length < content.length;
  return {
    name,
    method: isSmaller ? DEFLATED : STORED,
    crc,
    size: content.length,
    packed: isSmaller ? deflated : content,
  };
}

/** The files of a project by name, as Scratch itself lists them: copies of a sprite share theirs. */
function filesOf({ runtime }: Machine): Map<string, Uint8Array<ArrayBuffer>> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const { sprite } of runtime.targets)
    for (const item of [...sprite.sounds, ...sprite.costumes]) {
      const asset = item.broken ? item.broken.asset : item.asset;
      if (asset) files.set(`${asset.assetId}.${asset.dataFormat}`, asset.data);
    }
  return files;
}

/** A name for packed bytes: where it is the same, the bytes are. */
const nameOfPlace = ({ name, method, crc, packed }: ZipFile): string =>
  [name, crc, method, packed.length].join('-');

/** Whether the browser has what is needed; else Scratch packs the whole project at each save. */
export const canPack = (): boolean => 'CompressionStream' in globalThis;

/**
 * Packs a project as the editor's own `saveProjectSb3` does, but each costume and sound only once: they never change,
 * and 50 MB of them take seconds.
 */
export class Packer {
  private readonly packed = new WeakMap<Uint8Array, Promise<ZipFile>>();

  /** As they lay in the file that was opened: those need not be packed again. */
  private opened: ReadonlyMap<string, ZipFile> = new Map();

  /** Remembers the files of a project that the machine is about to load. */
  open(project: ArrayBuffer | string): void {
    const files = typeof project === 'string' ? [] : readZip(project);
    this.opened = new Map(files.map((file) => [file.name, file]));
  }

  private pack(name: string, content: Uint8Array<ArrayBuffer>): Promise<ZipFile> {
    const before = this.packed.get(content);
    if (before) return before;
    const packing = packFile(name, content, this.opened.get(name));
    this.packed.set(content, packing);
    packing.catch(() => this.packed.delete(content));
    return packing;
  }

  /** The project as a file, and where its large parts lie in it. */
  async save(machine: Machine): Promise<{ project: ArrayBuffer; assets: AssetPlace[] }> {
    const description = new TextEncoder().encode(machine.toJSON());
    const files = [...filesOf(machine)];
    const packed = [await packFile('project.json', description)];
    // One after the other: together they would hold all of it twice.
    for (const [name, content] of files) packed.push(await this.pack(name, content));
    const { file, places } = writeZip(packed);
    const assets = packed.flatMap((each, index): AssetPlace[] => {
      const from = places[index] ?? 0;
      const { length } = each.packed;
      const isLarge = index > 0 && length >= PLACE_FROM_BYTES;
      return isLarge ? [{ name: nameOfPlace(each), from, to: from + length }] : [];
    });
    return { project: file, assets };
  }
}
