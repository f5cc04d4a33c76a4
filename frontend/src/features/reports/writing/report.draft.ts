import * as z from 'zod';
import type { KeptKind } from '#frontend/src/lib/drafts/draft-kind.ts';
import {
  type DraftPlace,
  dropDraft,
  keepDraft,
  keptDraft,
} from '#frontend/src/lib/drafts/kept-drafts.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { ReportEvidence } from '#shared/reports/fields.ts';
import { type Parts, ReportValues } from './report-values.ts';

/** Reports are kept as other drafts are, and saved by part, from several screens at once (`ReportWriter`). */
export const draftKind: KeptKind = {
  kind: 'report',
  screen: paths.writeReport.pattern,
  // More than two classes of the largest size.
  most: 100,
};

/** The address of a work's file has ended since. */
const KeptEvidence = () => {
  const work = ReportEvidence().shape.work.unwrap();
  const url = work.shape.url.transform(() => '');
  return ReportEvidence().extend({ work: work.extend({ url }).nullable() });
};

const Kept = () =>
  z.object({
    /** The revision that the changes are made to. */
    rev: z.number(),
    parts: ReportValues()
      .extend({ evidence: z.array(KeptEvidence()) })
      .partial(),
  });

/** What was written of a report on this device and is not on the server. */
export const keptParts = (place: DraftPlace): { rev: number; parts: Parts } | undefined =>
  keptDraft(place, Kept()) as { rev: number; parts: Parts } | undefined;

export const keepParts = (place: DraftPlace, rev: number, parts: Parts): boolean =>
  keepDraft(place, { rev, parts }, draftKind.most);

export const dropParts = dropDraft;
