import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { CallError } from '#functions/platform/errors.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { CODE } from '#shared/codes.ts';
import { ReportKindId, SchoolId } from '#shared/ids.ts';
import {
  DIMENSIONS,
  EVIDENCE_KINDS,
  REPORT_KINDS,
  type ReportKind,
  ReportTemplate,
} from '#shared/reports/fields.ts';

/** A kind that a school has named itself. */
const OwnKind = () => z.object({ id: ReportKindId, name: z.string(), template: ReportTemplate() });
export type OwnKind = z.infer<ReturnType<typeof OwnKind>>;

/** The templates that a school has changed; a new cycle begins with that of its kind. */
const ReportKinds = () =>
  z.object({
    schoolId: SchoolId,
    templates: z.partialRecord(z.enum(REPORT_KINDS), ReportTemplate()),
    own: z.array(OwnKind()).default([]),
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

/** A kind that the school has named itself. Throws 2004. */
export function ownKind(found: Pick<ReportKinds, 'own'> | undefined, id: ReportKindId): OwnKind {
  const own = found?.own.find((each) => each.id === id);
  if (!own) throw new CallError(CODE.notFound, { reason: 'reports.noKind' });
  return own;
}

/** The template of a kind, as the school has it. */
export const templateOf = (
  found: Pick<ReportKinds, 'templates'> | undefined,
  kind: ReportKind,
): ReportTemplate => found?.templates[kind] ?? BEGUN[kind] ?? FULL;
