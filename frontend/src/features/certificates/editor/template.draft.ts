import * as z from 'zod';
import { send } from '#frontend/src/lib/api.ts';
import type { DraftKind } from '#frontend/src/lib/drafts/draft-kind.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { certificates } from '#shared/certificates/contract.ts';
import type { Design } from '#shared/certificates/design.ts';
import { TemplateDto } from '#shared/certificates/fields.ts';
import { starterDesign } from '#shared/certificates/starters.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { designOf } from '../queries.ts';

const { templateSave } = certificates.endpoints;

const Values = () =>
  z.object({
    name: z.string(),
    script: z.enum(LANGUAGES),
    design: z.custom<Design>(
      (found) => typeof found === 'object' && found !== null && 'boxes' in found,
    ),
    /** Addresses of pictures, by their keys. */
    pictures: z.record(z.string(), z.string()),
  });
export type TemplateValues = z.infer<ReturnType<typeof Values>>;

export const valuesOf = (template: TemplateDto): TemplateValues => {
  const { name, script, pictures } = template;
  const design = designOf(template) ?? starterDesign('course', script);
  return { name, script, design, pictures };
};

const payloadOf = ({ name, script, design }: TemplateValues) => ({
  name: name.trim(),
  script,
  design: JSON.stringify(design),
});

/** A template of certificates that is designed. */
export const draftKind: DraftKind<TemplateValues, TemplateDto> = {
  kind: 'template',
  screen: paths.certificateTemplate(NEW),
  most: 5,
  values: Values,
  idOf: ({ id }) => id,
  revOf: ({ rev }) => rev,
  textOf: (values) => JSON.stringify(payloadOf(values)),
  add: async (values, request_key) =>
    (await send(templateSave, { ...payloadOf(values), request_key })).template,
  edit: async (values, { record: { id: template_id }, rev }) => {
    const request_key = crypto.randomUUID();
    return (await send(templateSave, { ...payloadOf(values), template_id, rev, request_key }))
      .template;
  },
  theirs: (error) => {
    const record = conflictingRecord(error, TemplateDto());
    return record && { record, value: valuesOf(record) };
  },
  refreshed: (kept, stored) => ({ ...kept, pictures: { ...kept.pictures, ...stored.pictures } }),
};
