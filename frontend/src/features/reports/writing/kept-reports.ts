import * as z from 'zod';
import {
  type DraftPlace,
  dropDraft,
  keepDraft,
  keptDraft,
} from '#frontend/src/lib/drafts/kept-drafts.ts';
import { ReportEvidence } from '#shared/reports/fields.ts';
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
    /** The revision that the changes are made to. */
    rev: z.number(),
    parts: ReportValues()
      .extend({ evidence: z.array(KeptEvidence()) })
      .partial(),
  });

/** More than two classes of the largest size. */
const KEPT_MOST = 100;

/** What was written of a report on this device and is not on the server. */
export const keptParts = (place: DraftPlace): { rev: number; parts: Parts } | undefined =>
  keptDraft(place, Kept()) as { rev: number; parts: Parts } | undefined;

export const keepParts = (place: DraftPlace, rev: number, parts: Parts): boolean =>
  keepDraft(place, { rev, parts }, KEPT_MOST);

export const dropParts = dropDraft;
