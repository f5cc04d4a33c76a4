import type { UploadPurpose } from '#shared/uploads/rules.ts';
import { readStored, STORAGE_KEY, writeStored } from '../storage.ts';

/** Identifies a file on this device by name, size and time of the last change. */
interface FileIdentity {
  readonly person: string;
  readonly purpose: UploadPurpose;
  readonly name: string;
  readonly bytes: number;
  readonly modified: number;
}

interface ResumeRecord extends FileIdentity {
  /** The key that the upload was started with. */
  readonly key: string;
}

const KEPT_MAX = 40;

const isRecord = (value: unknown): value is ResumeRecord =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';

function readAll(): ResumeRecord[] {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEY.uploads) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecord) : [];
  } catch {
    return [];
  }
}

const isSameFile = (a: FileIdentity, b: FileIdentity): boolean =>
  a.person === b.person &&
  a.purpose === b.purpose &&
  a.name === b.name &&
  a.bytes === b.bytes &&
  a.modified === b.modified;

/** The key of an unfinished upload of this file from this device, if any. */
export const resumedKey = (file: FileIdentity): string | undefined =>
  readAll().find((record) => isSameFile(record, file))?.key;

export function keepResumable(record: ResumeRecord): void {
  const others = readAll().filter(({ key }) => key !== record.key);
  writeStored(STORAGE_KEY.uploads, JSON.stringify([record, ...others].slice(0, KEPT_MAX)));
}

export function forgetResumable(key: string): void {
  writeStored(
    STORAGE_KEY.uploads,
    JSON.stringify(readAll().filter((record) => record.key !== key)),
  );
}
