import * as z from 'zod';
import { fieldContents } from '#shared/field-contents.ts';
import { dateTime, pictureUrl, plainDay } from '#shared/fields.ts';
import {
  CertificateBatchId,
  CertificateId,
  CertificateTemplateId,
  ClassId,
  StudentId,
} from '#shared/ids.ts';
import { ChildRowDto, JobDto } from '#shared/jobs/fields.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { Line } from '#shared/rich-text/plain-text.ts';
import { type Design, Design as DesignSchema, parseDesign } from './design.ts';
import { CERTIFICATE_LIMITS } from './limits.ts';
import { BATCH_STATES, CERTIFICATE_STATES, NAME_STYLES } from './states.ts';

/** A design as JSON. */
export const designJson = () =>
  Line()
    .min(1)
    .max(CERTIFICATE_LIMITS.designBytes)
    .transform((json, context): Design => {
      const design = parseDesign(json);
      if (design) return design;
      context.addIssue({ code: 'custom', params: { rule: 'invalid' } });
      return z.NEVER;
    })
    .register(fieldContents, { json: { name: 'CertificateDesign', schema: DesignSchema } });

/** Signed addresses of the pictures of a design, by their keys. */
const Pictures = () => z.record(z.string(), pictureUrl);

export const TemplateDto = () =>
  z.object({
    id: CertificateTemplateId,
    name: z.string(),
    /** In which its words are written; days are written the same. */
    script: z.enum(LANGUAGES),
    /** As JSON (`shared/certificates/design.ts`). */
    design: z.string(),
    pictures: Pictures(),
    by_name: z.string(),
    changed: dateTime,
    /** The caller may edit and delete it. */
    mine: z.boolean(),
    rev: z.number().int(),
  });
export type TemplateDto = z.infer<ReturnType<typeof TemplateDto>>;

/** What a certificate says besides the name. */
export const certificateTexts = () => ({
  title: Line().min(1).max(CERTIFICATE_LIMITS.titleMax),
  course: Line().max(CERTIFICATE_LIMITS.courseMax).default(''),
  level: Line().max(CERTIFICATE_LIMITS.levelMax).default(''),
});

/** A certificate in a list. */
export const CertificateRow = () =>
  z.object({
    id: CertificateId,
    batch_id: CertificateBatchId,
    student_id: StudentId,
    student_name: z.string(),
    class_id: ClassId.nullable(),
    class_name: z.string(),
    title: z.string(),
    course: z.string(),
    level: z.string(),
    /** `YYYY-MM-DD`, as it stands on the paper. */
    date: plainDay,
    /** Its end is what the page of verification is asked with. */
    number: z.string(),
    state: z.enum(CERTIFICATE_STATES),
    /** When and why it was revoked; empty otherwise, and the reason for students. */
    revoked: z.string(),
    reason: z.string(),
    version: z.number().int(),
    made: dateTime,
    by_name: z.string(),
    /** The caller may revoke it and make it again; and may still delete it. */
    mine: z.boolean(),
    deletable: z.boolean(),
  });
export type CertificateRow = z.infer<ReturnType<typeof CertificateRow>>;

/** Certificates that are made together. */
export const BatchDto = () =>
  JobDto().extend({
    id: CertificateBatchId,
    title: z.string(),
    course: z.string(),
    level: z.string(),
    date: plainDay,
    class_name: z.string(),
    state: z.enum(BATCH_STATES),
    name_style: z.enum(NAME_STYLES),
    /** The caller made it, or is a principal. */
    mine: z.boolean(),
    rows: z.array(
      ChildRowDto().extend({
        /** Null until it is made. */
        certificate_id: CertificateId.nullable(),
      }),
    ),
  });
export type BatchDto = z.infer<ReturnType<typeof BatchDto>>;
