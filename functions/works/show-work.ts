import { users } from '#functions/domain/people/user.ts';
import { schools } from '#functions/domain/schools/school.ts';
import { actorOf } from '#functions/domain/sessions/actor.ts';
import { loadVisibleWork, noSuchWork, type SeenWork } from '#functions/domain/works/see-work.ts';
import type { Work } from '#functions/domain/works/work.ts';
import { toVersionDto, toWorkDto, versionSeen } from '#functions/domain/works/work-dto.ts';
import { versionOf } from '#functions/domain/works/work-version.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { works as contract } from '#shared/works/contract.ts';
import { countPlay, settleCounts, sumCounts, type WorkCounts } from './work-counts.ts';

/** Callers without the full view get the published version and no other. */
function requireVersion(seen: SeenWork, wanted: number | undefined): number {
  const no = versionSeen(seen);
  if (wanted === undefined || wanted === no) return no;
  if (seen.view !== 'full') throw noSuchWork();
  return wanted;
}

/** Lists may show a tenth fewer plays than there were, which saves a write for each play. */
const isFarOff = ({ plays }: Work, now: WorkCounts): boolean =>
  now.plays < 20 || now.plays * 10 > plays * 11;

async function countsOf(work: Work, isPlayed: boolean, requestId: string): Promise<WorkCounts> {
  if (!isPlayed) return sumCounts(work);
  await countPlay(work, requestId);
  const counts = await sumCounts(work);
  if (isFarOff(work, counts)) await settleCounts(work);
  return counts;
}

/**
 * Device and note are for those who manage the work: nobody has looked at a note. Outside the school the name of
 * the file stays private too, since a file may be named after the child.
 */
function withheld({ view }: SeenWork, isColleague: boolean) {
  if (!isColleague) return { device: '', note: '', name: '' };
  return view === 'full' ? {} : { device: '', note: '' };
}

export const showWork: UseCase<typeof contract.endpoints.info> = async (
  caller,
  { work_id, version: wanted, play },
  deps,
) => {
  const now = deps.now();
  const seen = await loadVisibleWork(caller, work_id);
  const { work } = seen;
  const version = await versionOf(work, requireVersion(seen, wanted));
  if (!version) throw noSuchWork();
  const counts = await countsOf(work, play === true, caller.requestId);
  const actor = actorOf(caller);
  const isColleague = actor?.schoolId === work.schoolId;
  const school = isColleague ? actor.school : await schools.get(work.schoolId);
  const saver = isColleague
    ? await users.get({ schoolId: work.schoolId, userId: version.by })
    : undefined;
  const record = await toVersionDto(version, saver?.name ?? '', now);
  return {
    work: { ...(await toWorkDto(caller, seen, now)), ...counts },
    school: school?.name ?? '',
    version: { ...record, ...withheld(seen, isColleague) },
  };
};
