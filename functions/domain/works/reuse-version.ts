import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Stored } from '#functions/platform/entity.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { WorkId } from '#shared/ids.ts';
import type { WorkValue } from './work.ts';
import { type WorkVersion, workVersions } from './work-version.ts';
import { creatingWork, usingFilesOf, type VersionContent, type Written } from './write-version.ts';

/** The same files once more, as another version: no byte is copied. */
export const contentOfVersion = (
  { key, bytes, contentType, name, thumbnail }: WorkVersion,
  said: Pick<VersionContent, 'at' | 'by' | 'device' | 'label' | 'note'>,
): VersionContent => ({ key, bytes, contentType, name, thumbnail, ...said });

interface Copy {
  readonly id?: WorkId;
  readonly title: string;
  readonly taskId?: string;
  readonly label: 'template' | 'copy';
  readonly now: Date;
}

/** A new work of the actor that begins with a version of another one, as a part of a transaction. */
export function copyingWork(
  actor: Actor,
  { kind }: Pick<WorkValue, 'kind'>,
  version: WorkVersion,
  { label, now, ...made }: Copy,
): Written {
  const said = { at: now.toISOString(), by: actor.userId, device: '', label, note: '' };
  const written = creatingWork(actor, { ...made, kind }, contentOfVersion(version, said));
  return { ...written, writes: [...written.writes, ...usingFilesOf(version)] };
}

/**
 * Keeps a version as it was handed in: it is labelled, and its files have one use more, so that they stay
 * even when the work is removed. Fails without a refusal when the version changed meanwhile.
 */
export function freezingVersion(version: Stored<WorkVersion>): TransactWrite[] {
  const { rev: _, ...value } = version;
  return [
    ...workVersions.replacing(version, version, { ...value, label: 'handed-in' }),
    ...usingFilesOf(version),
  ];
}
