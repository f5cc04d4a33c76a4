import { send } from '#frontend/src/lib/api.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { certificates } from '#shared/certificates/contract.ts';
import { CertificateTemplateId } from '#shared/ids.ts';

export const addresses = {
  [paths.certificateTemplate.pattern]: paths.certificateTemplate(
    CertificateTemplateId.parse('ctt-demo1'),
  ),
  [paths.verifiedCertificate.pattern]: async () => {
    const { list } = await send(certificates.endpoints.list, {});
    return list.map(({ number }) => paths.verifiedCertificate(number))[0];
  },
};
