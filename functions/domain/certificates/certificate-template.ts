import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { listing, schoolList } from '#functions/platform/listing.ts';
import { Design } from '#shared/certificates/design.ts';
import { CertificateTemplateId, SchoolId, UserId } from '#shared/ids.ts';
import { LANGUAGES } from '#shared/languages.ts';

/** What certificates of a school may look like. */
const CertificateTemplate = () =>
  z.object({
    schoolId: SchoolId,
    id: CertificateTemplateId,
    name: z.string(),
    script: z.enum(LANGUAGES),
    design: Design(),
    by: UserId,
    byName: z.string(),
    changed: z.iso.datetime(),
  });
export type CertificateTemplateValue = z.infer<ReturnType<typeof CertificateTemplate>>;
export type CertificateTemplate = Stored<CertificateTemplateValue>;

export const TEMPLATE_LIST = 'certificate-templates';

export const certificateTemplates = entity({
  type: 'certificate-template',
  version: 1,
  schema: CertificateTemplate,
  key: ({ schoolId, id }: Pick<CertificateTemplateValue, 'schoolId' | 'id'>) => ({
    pk: `${schoolPrefix(schoolId)}CTT#${id}`,
    sk: 'TEMPLATE',
  }),
  lists: ({ schoolId, id, changed }) => [listing(schoolList(schoolId, TEMPLATE_LIST), changed, id)],
});
