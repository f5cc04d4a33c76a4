import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import {
  DIMENSIONS,
  EVIDENCE_KINDS,
  REPORT_KINDS,
  type ReportKind,
  ReportTemplate,
} from '#shared/contracts/report-fields.ts';
import { SchoolId } from '#shared/ids.ts';

/** The templates that a school has changed; a new cycle begins with that of its kind. */
const ReportKinds = () =>
  z.object({
    schoolId: SchoolId,
    templates: z.partialRecord(z.enum(REPORT_KINDS), ReportTemplate()),
  });
export type ReportKinds = Stored<z.infer<ReturnType<typeof ReportKinds>>>;

export const reportKinds = entity({
  type: 'report-kinds',
  version: 1,
  schema: ReportKinds,
  key: (schoolId: SchoolId) => ({ pk: `${schoolPrefix(schoolId)}SCHOOL`, sk: 'REPORT-KINDS' }),
});

const FULL: ReportTemplate = {
  sections: ['task', 'pictures', 'video', 'evidence', 'evaluation', 'dimensions'],
  evidence: [...EVIDENCE_KINDS],
  dimensions: [...DIMENSIONS],
  phrases: [],
  tone: '',
};

/** A report on one lesson is short. */
const BEGUN: Partial<Record<ReportKind, ReportTemplate>> = {
  lesson: { ...FULL, sections: ['task', 'pictures', 'evaluation', 'dimensions'] },
  own: { ...FULL, sections: ['evaluation', 'dimensions'] },
};

/** The template of a kind, as the school has it. */
export const templateOf = (found: ReportKinds | undefined, kind: ReportKind): ReportTemplate =>
  found?.templates[kind] ?? BEGUN[kind] ?? FULL;
