import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Stored } from '#functions/platform/entity.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { TaskId, WorkId } from '#shared/ids.ts';
import type { WorkValue } from './work.ts';
import { type WorkVersion, workVersions } from './work-version.ts';
import {
  creatingWork,
  type NewVersion,
  usingFilesOf,
  type VersionContent,
} from './write-version.ts';

/** The content of another version with the same files; nothing is copied in the store. */
export const contentOfVersion = (
  { key, bytes, contentType, name, thumbnail }: WorkVersion,
  meta: Pick<VersionContent, 'at' | 'by' | 'device' | 'label' | 'note'>,
): VersionContent => ({ key, bytes, contentType, name, thumbnail, ...meta });

interface CopyOptions {
  readonly id?: WorkId;
  readonly title: string;
  readonly taskId?: TaskId;
  readonly label: 'template' | 'copy';
  readonly now: Date;
}

/** Creates a work of the actor from a version of another work; the writes are for the caller's transaction. */
export function copyingWork(
  actor: Actor,
  { kind }: Pick<WorkValue, 'kind'>,
  version: WorkVersion,
  { label, now, ...values }: CopyOptions,
): NewVersion {
  const meta = { at: now.toISOString(), by: actor.userId, device: '', label, note: '' };
  const written = creatingWork(actor, { ...values, kind }, contentOfVersion(version, meta));
  return { ...written, writes: [...written.writes, ...usingFilesOf(version)] };
}

/** Keeps a version from being thinned out because another one was restored from it. */
export function pinningVersion(version: Stored<WorkVersion>): TransactWrite[] {
  if (version.pinned || version.label !== '') return [];
  const { rev: _, ...value } = version;
  return workVersions.replacing(version, version, { ...value, pinned: true });
}

/**
 * Labels a version as handed in and counts one more use of its files, so that they stay even when the work
 * is removed. Fails without a refusal (the caller retries) when the version changed in between.
 */
export function freezingVersion(version: Stored<WorkVersion>): TransactWrite[] {
  const { rev: _, ...value } = version;
  return [
    ...workVersions.replacing(version, version, { ...value, label: 'handed-in' }),
    ...usingFilesOf(version),
  ];
}
