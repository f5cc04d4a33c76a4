import type { User } from '#functions/domain/people/user.ts';
import type { AttendedLesson } from '#functions/domain/records/lesson-record.ts';
import type { Cycle } from '#functions/domain/reports/cycle.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { Item } from '#functions/platform/table.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import type { Evidence } from '#shared/reports/writing-calls.ts';

/** A page of what happened in the days of a cycle, for a child. */
export interface EvidenceQuery {
  readonly actor: Pick<Actor, 'language' | 'school'>;
  readonly cycle: Cycle;
  readonly student: User;
  readonly from: Item | undefined;
  readonly now: Date;
  /** All lessons of the cycle at which the child was recorded. */
  readonly attended: () => Promise<readonly AttendedLesson[]>;
}

export interface EvidencePage {
  readonly list: Evidence[];
  readonly next: Item | undefined;
}

/** What only some kinds of evidence have. */
export const PLAIN = {
  phrase: '',
  personal: false,
  score: null,
  state: '',
  pictures: [],
  video: null,
  work: null,
} as const satisfies Partial<Evidence>;

export const toMedia = async (key: string, now: Date) => ({ key, url: await mediaUrl(key, now) });

const TEXT_MAX = REPORT_LIMITS.evidenceTextMax;

/** What was written, as far as a report takes it in. Characters are counted, as the contract counts them. */
export function excerpt(text: string): string {
  const characters = Array.from(text);
  return characters.length > TEXT_MAX ? `${characters.slice(0, TEXT_MAX - 1).join('')}…` : text;
}
