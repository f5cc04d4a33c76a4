import type { Budget } from '#shared/endpoint.ts';
import type { UploadId, WorkId } from '#shared/ids.ts';
import { uploads } from '#shared/uploads/contract.ts';
import { works } from '#shared/works/contract.ts';
import type { Person } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { newUpload, sendForm } from '#tests/factories/upload.ts';
import { newSave } from '#tests/factories/work.ts';
import { makeProject } from '#tests/factories/zip.ts';
import { call, type Outcome } from './call.ts';

const unitsOf = ({ lines }: Outcome): Budget => {
  const { readUnits, writeUnits } = JSON.parse(lines.at(-1) ?? '');
  return { read: readUnits, write: writeUnits };
};

async function send(as: Person, purpose: 'project' | 'thumbnail') {
  const file =
    purpose === 'project'
      ? { purpose, name: '迷宫.sb3', body: makeProject() }
      : { purpose, name: 'stage.png', body: makePng(48, 36) };
  const begun = await call(uploads.endpoints.begin, { as, payload: newUpload(file) });
  const { upload_id, sending } = begun.data;
  if (sending.mode !== 'form') throw new Error('the file goes in parts');
  await sendForm(sending, file.body);
  return { id: upload_id as UploadId, units: unitsOf(begun) };
}

/** Where the next save begins: the work, and its newest version. */
export interface SavedPlace {
  readonly work_id?: WorkId;
  readonly base: number;
}

export interface AutosaveUnits {
  readonly project: Budget;
  readonly thumbnail: Budget;
  readonly save: Budget;
}

/** Capacity units of an automatic save, call by call, as an editor makes them; and where the next one begins. */
export async function measureAutosave(
  as: Person,
  { work_id, base }: SavedPlace = { base: 0 },
): Promise<{ readonly units: AutosaveUnits; readonly next: Required<SavedPlace> }> {
  const [project, thumbnail] = [await send(as, 'project'), await send(as, 'thumbnail')];
  const files = { upload_id: project.id, thumbnail_id: thumbnail.id };
  const payload = await newSave(as, {
    ...(work_id && { work_id }),
    ...files,
    base,
    by_hand: false,
  });
  const saved = await call(works.endpoints.save, { as, payload });
  if (saved.code !== 1) throw new Error(`not saved: ${saved.code} ${saved.msg}`);
  return {
    units: { project: project.units, thumbnail: thumbnail.units, save: unitsOf(saved) },
    next: { work_id: saved.data.work.id, base: saved.data.version.no },
  };
}
