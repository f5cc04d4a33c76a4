import type { Cycle } from '#functions/domain/reports/cycle.ts';
import { loadWorks, WORK_LISTS, type Work } from '#functions/domain/works/work.ts';
import { versionOf } from '#functions/domain/works/work-version.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { addDays } from '#shared/days.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import {
  type EvidencePage,
  type EvidenceQuery,
  excerpt,
  PLAIN,
  toMedia,
} from './evidence-query.ts';

/** A film that the child has uploaded as a work. */
async function videoOf(work: Work, now: Date) {
  if (work.kind !== 'video') return null;
  const version = await versionOf(work, work.version);
  return version ? toMedia(version.key, now) : null;
}

/** Until when works are looked at: reports are written after the days that they are about. */
const lastDay = ({ to, deadline }: Cycle): string => (deadline > to ? deadline : to);

/** Works that the child saved since the first of the cycle's days, and made before the last; many go on afterwards. */
export async function workEvidence(query: EvidenceQuery): Promise<EvidencePage> {
  const { actor, cycle, student, from, now } = query;
  const { schoolId } = cycle;
  const { entries, next } = await pageOfList(WORK_LISTS.ofOwner(schoolId, student.id), {
    limit: REPORT_LIMITS.evidencePage,
    from,
    // The days of the store are those of UTC.
    within: [addDays(cycle.from, -1), addDays(lastDay(cycle), 2)],
    descending: true,
  });
  const found = await loadWorks(
    entries.map(({ target }) => target),
    schoolId,
  );
  const list = found.flatMap((work) => {
    if (!work || work.removed) return [];
    const dayOf = (at: string) => dayAt({ now: new Date(at), timeZone: actor.school.timeZone });
    const date = dayOf(work.savedAt);
    const isOfCycle = date >= cycle.from && dayOf(work.created) <= cycle.to;
    return isOfCycle ? [toEvidence(work, date, now)] : [];
  });
  return { list: await Promise.all(list), next };
}

const toEvidence = async (work: Work, date: string, now: Date) => ({
  ...PLAIN,
  kind: 'work' as const,
  id: work.id,
  title: work.title,
  detail: excerpt(work.description),
  date,
  pictures: work.thumbnail ? [await toMedia(work.thumbnail, now)] : [],
  video: await videoOf(work, now),
  work: { id: work.id, kind: work.kind, version: work.version, title: work.title },
});
