import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import { cursor, integer, oneOf, page, plainDay, requestKey, text, words } from '#shared/fields.ts';
import {
  CertificateBatchId,
  CertificateId,
  CertificateTemplateId,
  ClassId,
  StudentId,
} from '#shared/ids.ts';
import { day } from '#shared/lessons/fields.ts';
import { LIMITS } from '#shared/limits.ts';
import { idList } from '#shared/lists.ts';
import { Line } from '#shared/rich-text/plain-text.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import { BatchDto, CertificateRow, certificateTexts } from './fields.ts';
import { CERTIFICATE_LIMITS } from './limits.ts';
import { CERTIFICATE_FILES, CERTIFICATE_STATES, NAME_STYLES, PROOF_STATES } from './states.ts';
import { preview, template, templateRemove, templateSave, templates } from './template-calls.ts';

const UNREACHABLE = [CODE.forbidden, CODE.notFound];
const MOST = CERTIFICATE_LIMITS.togetherMax;

const OneBatch = () => z.object({ batch: BatchDto() });
const OfBatch = () => z.object({ batch_id: CertificateBatchId });
const OfCertificate = () => z.object({ certificate_id: CertificateId });
const OneCertificate = () => z.object({ certificate: CertificateRow() });

const save = post('certificate/save', {
  summary: `Plan certificates for up to ${MOST} students, or for some of a class; \`certificate/step\` makes them, and a scheduled job what nobody asks for. The same request_key plans once; a student gets one of it.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 125, write: 60 },
  codes: UNREACHABLE,
  input: () =>
    z.object({
      template_id: CertificateTemplateId,
      class_id: ClassId.optional(),
      student_ids: idList(StudentId, 1, MOST),
      ...certificateTexts(),
      date: day(),
      /** How the public page of verification names the child. */
      name_style: oneOf(NAME_STYLES).default('full'),
      request_key: requestKey(),
    }),
  output: OneBatch,
});

const step = post('certificate/step', {
  summary:
    'Go on with a plan for some seconds: each certificate is made by itself, or fails with a reason. Answers how far it is; can be repeated.',
  access: STAFF,
  writes: 'school',
  budget: { read: 120, write: 300 },
  codes: [...UNREACHABLE, CODE.wait],
  input: OfBatch,
  output: OneBatch,
});

const batch = post('certificate/batch', {
  summary: 'How far a plan is, and what came of it.',
  access: STAFF,
  writes: 'no',
  budget: { read: 60, write: 0 },
  codes: UNREACHABLE,
  input: OfBatch,
  output: OneBatch,
});

const batches = post('certificate/batches', {
  summary: 'Plans, the newest first: principals see all, teachers their own.',
  access: STAFF,
  writes: 'no',
  budget: { read: 20, write: 0 },
  input: () => z.object({ cursor }),
  output: () => page(BatchDto().omit({ rows: true })),
});

const cancel = post('certificate/cancel', {
  summary: 'End a plan. What it has made stays.',
  access: STAFF,
  writes: 'school',
  budget: { read: 65, write: 40 },
  codes: [...UNREACHABLE, CODE.wait],
  input: OfBatch,
  output: OneBatch,
});

const retry = post('certificate/retry', {
  summary: 'Plan anew what failed, and what was left when the plan was cancelled.',
  access: STAFF,
  writes: 'school',
  budget: { read: 65, write: 40 },
  codes: [...UNREACHABLE, CODE.wait],
  input: OfBatch,
  output: OneBatch,
});

const remove = post('certificate/del', {
  summary: `Delete certificates, within ${CERTIFICATE_LIMITS.deleteHours} hours by who made them: their numbers are not known any more. Or, with \`batch_id\`, a plan of which nothing was made. Answers which were deleted, and why others were not.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 24, write: 340 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () =>
    z.object({
      certificate_ids: idList(CertificateId, 0, CERTIFICATE_LIMITS.deletedMax).default([]),
      batch_id: CertificateBatchId.optional(),
    }),
  output: () =>
    z.object({
      list: z.array(z.object({ id: CertificateId, ok: z.boolean(), reason: z.string() })),
    }),
});

const list = post('certificate/list', {
  summary:
    'Certificates, by the day on them, the latest first: students see their own, teachers those of a class or student of theirs and those that they made, principals all. A page may be short although more follow: `cursor` says so.',
  access: [...STAFF, ROLE.student],
  writes: 'no',
  budget: { read: 40, write: 0 },
  codes: UNREACHABLE,
  input: () =>
    z.object({
      class_id: ClassId.optional(),
      student_id: StudentId.optional(),
      batch_id: CertificateBatchId.optional(),
      state: oneOf(CERTIFICATE_STATES).optional(),
      from: day().optional(),
      to: day().optional(),
      /** A part of the title, the name or the number. */
      search: words(LIMITS.searchTextMax).optional(),
      cursor,
      limit: integer(1, CERTIFICATE_LIMITS.pageMax).default(LIMITS.pageSize),
    }),
  output: () => page(CertificateRow()),
});

const revoke = post('certificate/revoke', {
  summary:
    'Revoke a certificate for good: principals, and who made it. Its number tells from now on that it is not valid.',
  access: STAFF,
  // What is not true any more is revoked at any time.
  writes: 'session',
  budget: { read: 6, write: 22 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => OfCertificate().extend({ reason: text(LIMITS.reasonMax) }),
  output: OneCertificate,
});

const again = post('certificate/again', {
  summary:
    'Make a certificate again, with the name that the student has now and other words: principals, and who made it. The new version has another number; the old number tells that it was replaced. With `template_id` it looks as that template does now. `version` is the one that is replaced.',
  access: STAFF,
  writes: 'school',
  budget: { read: 9, write: 40 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () =>
    OfCertificate().extend({
      version: integer(1, CERTIFICATE_LIMITS.versionsMax),
      template_id: CertificateTemplateId.optional(),
      ...certificateTexts(),
      date: day(),
    }),
  output: OneCertificate,
});

const File = () => z.object({ url: z.string(), file_name: z.string() });

const file = post('certificate/file', {
  summary:
    'The signed address of a certificate as a picture or as a sheet of paper, which is drawn when it is first asked for.',
  access: [...STAFF, ROLE.student],
  // What is drawn is kept, which changes nothing that anybody sees.
  writes: 'no',
  budget: { read: 7, write: 0 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => OfCertificate().extend({ kind: oneOf(CERTIFICATE_FILES) }),
  output: File,
});

const print = post('certificate/print', {
  summary: `Up to ${MOST} valid certificates as one PDF, a sheet each, in the given order.`,
  access: STAFF,
  writes: 'no',
  budget: { read: 160, write: 0 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => z.object({ certificate_ids: idList(CertificateId, 1, MOST) }),
  output: () =>
    z.object({
      file_name: z.string(),
      /** The PDF in base64. */
      content: z.string(),
      pages: z.number().int(),
    }),
});

const verify = post('certificate/verify', {
  summary: `What the number of a certificate, or its end, proves. 2004 for one that is not known; -1 with \`data.retryAfter\` in seconds after ${CERTIFICATE_LIMITS.triesPerHour} of these within an hour.`,
  access: 'public',
  // Only wrong numbers are counted, a write each.
  writes: 'session',
  budget: { read: 3, write: 0 },
  codes: [CODE.notFound, CODE.wait],
  input: () => z.object({ number: Line().min(1).max(CERTIFICATE_LIMITS.numberMax) }),
  output: () =>
    z.object({
      school: z.string(),
      title: z.string(),
      name: z.string(),
      date: plainDay,
      state: z.enum(PROOF_STATES),
      /** The day on which it was revoked or replaced; empty for a valid one. */
      since: z.string(),
    }),
});

const family = post('certificate/family_file', {
  summary: 'A certificate of the child on the page for the family, as a picture or as paper.',
  access: 'public',
  writes: 'no',
  budget: { read: 10, write: 0 },
  codes: [CODE.notFound],
  input: () =>
    z.object({
      token: Line().min(1).max(LIMITS.publicTokenMax),
      child: StudentId.optional(),
      certificate_id: CertificateId,
      kind: oneOf(CERTIFICATE_FILES),
    }),
  output: File,
});

/** Certificates of students: templates, what is made of them, and their proof. */
export const certificates = group('certificates', {
  save,
  remove,
  list,
  step,
  batch,
  batches,
  cancel,
  retry,
  revoke,
  again,
  file,
  print,
  verify,
  family,
  templates,
  template,
  templateSave,
  templateRemove,
  preview,
});
