import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import { cursor, empty, oneOf, page, requestKey, rev, text } from '#shared/fields.ts';
import { CertificateTemplateId } from '#shared/ids.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { Line } from '#shared/rich-text/plain-text.ts';
import { STAFF } from '#shared/roles.ts';
import { CERTIFICATE_FIELDS } from './design.ts';
import { designJson, TemplateDto } from './fields.ts';
import { CERTIFICATE_LIMITS } from './limits.ts';

const UNREACHABLE = [CODE.forbidden, CODE.notFound];
const OneTemplate = () => z.object({ template: TemplateDto() });

export const templates = post('certificate/templates', {
  summary: 'The templates of the school, the last changed first.',
  access: STAFF,
  writes: 'no',
  budget: { read: 28, write: 0 },
  input: () => z.object({ cursor }),
  output: () => page(TemplateDto()),
});

export const template = post('certificate/template', {
  summary: 'A template of the school.',
  access: STAFF,
  writes: 'no',
  budget: { read: 3, write: 0 },
  codes: [CODE.notFound],
  input: () => z.object({ template_id: CertificateTemplateId }),
  output: OneTemplate,
});

export const templateSave = post('certificate/template_save', {
  summary: `Save a template, a new one without \`template_id\`: of at most ${CERTIFICATE_LIMITS.templatesMax}. Teachers edit their own. Pictures are object keys of the purpose \`certificate-picture\`. -1 with \`data.current\` when somebody else edited it since \`rev\`.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 12, write: 30 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () =>
    z.object({
      template_id: CertificateTemplateId.optional(),
      rev: rev(0).default(0),
      name: text(CERTIFICATE_LIMITS.templateNameMax),
      script: oneOf(LANGUAGES),
      design: designJson(),
      request_key: requestKey(),
    }),
  output: OneTemplate,
});

export const templateRemove = post('certificate/template_del', {
  summary: 'Delete a template. Certificates that were made of it stay as they are.',
  access: STAFF,
  writes: 'school',
  budget: { read: 10, write: 30 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => z.object({ template_id: CertificateTemplateId }),
  output: empty,
});

/** What the fields of a preview say; a field that is left out is shown as an example. */
const samples = () =>
  Object.fromEntries(CERTIFICATE_FIELDS.map((name) => [name, Line().max(60).optional()])) as Record<
    (typeof CERTIFICATE_FIELDS)[number],
    z.ZodOptional<z.ZodString>
  >;

export const preview = post('certificate/preview', {
  summary: 'A design as it will be drawn, with the given words in its fields. Nothing is kept.',
  access: STAFF,
  writes: 'no',
  budget: { read: 5, write: 0 },
  codes: UNREACHABLE,
  input: () => z.object({ design: designJson(), script: oneOf(LANGUAGES), ...samples() }),
  output: () =>
    z.object({
      /** A PNG in base64. */
      content: z.string(),
    }),
});
