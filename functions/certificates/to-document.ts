import type { CertificateDocument } from '#functions/domain/certificate-documents/certificate-document.ts';
import type { CertificateValue } from '#functions/domain/certificates/certificate.ts';
import { certificateDesigns } from '#functions/domain/certificates/certificate-design.ts';
import { dayInWords } from '#functions/domain/report-documents/report-words.ts';
import { readPictures } from '#functions/domain/storage/read-pictures.ts';
import { env } from '#functions/platform/env.ts';
import { type CertificateValues, type Design, picturesOf } from '#shared/certificates/design.ts';
import { EXAMPLE_VALUES } from '#shared/certificates/examples.ts';
import { numberInWords, VERIFY_PREFIX } from '#shared/certificates/number.ts';
import type { SchoolId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';
import { noSuchCertificate } from './scope.ts';

/** The page of verification and people's files are at one address. */
const addressOf = (code: string): string =>
  `${new URL(env('MEDIA_BASE_URL')).origin}${VERIFY_PREFIX}${code}`;

const valuesOf = (certificate: CertificateValue, script: Language): CertificateValues => ({
  student: certificate.studentName,
  class: certificate.className,
  course: certificate.course,
  level: certificate.level,
  title: certificate.title,
  date: dayInWords(certificate.date, script),
  teacher: certificate.teacher,
  principal: certificate.principal,
  school: certificate.schoolName,
  number: numberInWords(certificate.year, certificate.running, certificate.code),
});

/** Bytes of the pictures of some designs, by their keys, each read once. */
async function picturesIn(designs: readonly Design[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const keys = [...new Set(designs.flatMap(picturesOf))];
  const read = await readPictures(keys);
  return new Map(
    keys.flatMap((key, index) => {
      const bytes = read[index];
      return bytes ? [[key, bytes] as const] : [];
    }),
  );
}

/** What is drawn of certificates of a school, in their order. */
export async function toDocuments(
  schoolId: SchoolId,
  certificates: readonly CertificateValue[],
): Promise<CertificateDocument[]> {
  const found = await certificateDesigns.getMany(
    certificates.map(({ designId: id }) => ({ schoolId, id })),
  );
  const pictures = await picturesIn(found.flatMap((each) => each?.design ?? []));
  return certificates.map((certificate, index) => {
    const of = found[index];
    if (!of) throw noSuchCertificate();
    const { script, design } = of;
    const values = valuesOf(certificate, script);
    return { script, design, values, address: addressOf(certificate.code), pictures };
  });
}

/** A design with some words in its fields; the others are shown as examples. */
export async function toExample(
  design: Design,
  script: Language,
  values: { readonly [N in keyof CertificateValues]?: string | undefined },
): Promise<CertificateDocument> {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
  return {
    script,
    design,
    values: { ...EXAMPLE_VALUES[script], ...given },
    address: addressOf('K7QF29XPM4TRDW1'),
    pictures: await picturesIn([design]),
  };
}
