import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { PublishedVersion, Work, WorkTexts, WorkValue } from '#functions/domain/works/work.ts';
import type { ClassId } from '#shared/ids.ts';
import { STAFF } from '#shared/roles.ts';
import type { PersonalMark } from '#shared/works/fields.ts';
import type { Visibility } from '#shared/works/rules.ts';

/** What a work is published with, after everything was checked. */
export interface Publication {
  readonly texts: Pick<WorkTexts, 'title' | 'description' | 'category'>;
  readonly visibility: Visibility;
  readonly classIds: ClassId[];
  readonly personal: PersonalMark[];
}

const newestOf = ({ version, bytes, thumbnail, savedAt }: WorkValue): PublishedVersion => ({
  no: version,
  bytes,
  thumbnail,
  at: savedAt,
});

const textsOf = ({ title, description, category, personal }: WorkTexts): WorkTexts => ({
  title,
  description,
  category,
  ...(personal?.length && { personal }),
});

/** Staff have let these very texts be shown to these people, or to more of them. */
export const isLetIn = (work: Work, { texts, visibility, classIds }: Publication): boolean =>
  work.visibility === visibility &&
  work.personal !== undefined &&
  work.title === texts.title &&
  work.description === texts.description &&
  classIds.every((id) => work.classIds.includes(id));

/** What staff look at before others see it: public works of students, and those with personal data in their texts. */
function waitsForStaff(actor: Actor, work: Work, publication: Publication): boolean {
  if (STAFF.includes(actor.role)) return false;
  if (publication.visibility === 'public') return true;
  return publication.personal.length > 0 && !isLetIn(work, publication);
}

/** What is shown already keeps its texts until the approval, unless the new ones may be shown to the same people. */
const keepsTexts = ({ visibility }: Work, { personal }: Publication): boolean =>
  visibility === 'public' || (visibility !== 'private' && personal.length > 0);

/** The work after publishing: at once, or as a request that staff approve. */
export function publishedWork(
  actor: Actor,
  work: Work,
  publication: Publication,
  now: Date,
): WorkValue {
  const { visibility, classIds, personal } = publication;
  const texts = textsOf({ ...publication.texts, personal });
  const { rev: _, wish: _before, shown, declined: _no, personal: _marks, ...rest } = work;
  const edited = { ...rest, edits: work.edits + 1 };
  const at = now.toISOString();
  if (visibility === 'private')
    return { ...edited, ...texts, visibility, classIds: [], published: '' };
  const chosen = { visibility, classIds };
  if (waitsForStaff(actor, work, publication)) {
    const wish = { ...texts, ...chosen, shown: newestOf(work), since: work.wish?.since ?? at };
    const kept = keepsTexts(work, publication) ? textsOf(work) : texts;
    return { ...edited, ...kept, ...(shown && { shown }), chosen, wish };
  }
  const published = work.visibility === visibility && work.published ? work.published : at;
  const current = { shown: newestOf(work), published, counted: true, blocked: false };
  return { ...edited, ...texts, ...chosen, ...current, chosen };
}
