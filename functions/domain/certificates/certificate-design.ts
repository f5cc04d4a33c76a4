import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { Design } from '#shared/certificates/design.ts';
import { CertificateDesignId, SchoolId } from '#shared/ids.ts';
import { LANGUAGES } from '#shared/languages.ts';

/** What certificates look like: their template as it was. It never changes, and uses the pictures that it shows. */
const CertificateDesign = () =>
  z.object({
    schoolId: SchoolId,
    id: CertificateDesignId,
    script: z.enum(LANGUAGES),
    design: Design(),
  });
export type CertificateDesignValue = z.infer<ReturnType<typeof CertificateDesign>>;

export const certificateDesigns = entity({
  type: 'certificate-design',
  version: 1,
  schema: CertificateDesign,
  key: ({ schoolId, id }: Pick<CertificateDesignValue, 'schoolId' | 'id'>) => ({
    pk: `${schoolPrefix(schoolId)}CTD#${id}`,
    sk: 'DESIGN',
  }),
});
