import * as z from 'zod';
import { readStored, STORAGE_KEY, writeStored } from '#frontend/src/lib/storage.ts';
import { ReportEvidence } from '#shared/contracts/report-fields.ts';
import { type Parts, ReportValues } from './report-values.ts';

/**
 * Evidence as kept on the device; what an earlier version kept has no score, picture or work. The address of a work's
 * file has ended since.
 */
const KeptEvidence = () => {
  const { score, picture, work } = ReportEvidence().shape;
  return ReportEvidence().extend({
    score: score.default(null),
    picture: picture.default(''),
    work: work
      .unwrap()
      .extend({
        url: z
          .string()
          .optional()
          .transform(() => ''),
      })
      .nullable()
      .default(null),
  });
};

const Kept = () =>
  z.object({
    place: z.string(),
    /** The revision that the changes are made to. */
    rev: z.number(),
    parts: ReportValues()
      .extend({ evidence: z.array(KeptEvidence()) })
      .partial(),
  });
type Kept = z.infer<ReturnType<typeof Kept>>;

/** More than two classes of the largest size. */
const KEPT_MOST = 100;

function readAll(): Kept[] {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEY.reportDrafts) ?? '[]');
    return z.array(Kept()).safeParse(stored).data ?? [];
  } catch {
    return [];
  }
}

const others = (place: string): Kept[] => readAll().filter((kept) => kept.place !== place);
const write = (kept: readonly Kept[]): void =>
  writeStored(STORAGE_KEY.reportDrafts, JSON.stringify(kept.slice(0, KEPT_MOST)));

/** What was written of a report on this device and is not on the server; `place` names user and report. */
export const keptParts = (place: string): { rev: number; parts: Parts } | undefined => {
  const kept = readAll().find((each) => each.place === place);
  return kept && { rev: kept.rev, parts: kept.parts as Parts };
};

export const keepParts = (place: string, rev: number, parts: Parts): void =>
  write([{ place, rev, parts: parts as Kept['parts'] }, ...others(place)]);

export function dropParts(place: string): void {
  const all = readAll();
  const left = all.filter((kept) => kept.place !== place);
  if (left.length < all.length) write(left);
}
