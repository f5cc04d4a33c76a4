import { VERIFY_PREFIX } from '#shared/certificates/number.ts';
import type { Starter } from '#shared/certificates/starters.ts';
import type { CertificateTemplateId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';
import type { NEW } from '../screen-address.ts';
import { screen } from '../screen-address.ts';

/** Paths of the screens of certificates. */
export const certificatePaths = {
  /** A template of certificates; a new one begins with one of ours, in a script. */
  certificateTemplate: screen(
    '/cert/template/:id',
    (
      id: CertificateTemplateId | typeof NEW,
      search: { from?: Starter; script?: Language } = {},
    ) => [{ id }, search],
  ),
  /** Where anybody checks the number of a certificate: typed, or from the code on it. */
  verifyCertificate: VERIFY_PREFIX.slice(0, -1),
  verifiedCertificate: screen(`${VERIFY_PREFIX}:code`, (code: string) => [{ code }]),
} as const;
