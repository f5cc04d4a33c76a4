import {
  drawPaper,
  drawPicture,
} from '#functions/domain/certificate-documents/draw-certificate.ts';
import { type Certificate, certificates } from '#functions/domain/certificates/certificate.ts';
import { loadPageOwner } from '#functions/domain/students/page-owner.ts';
import { CallError } from '#functions/platform/errors.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { certificatePrefix, objectName } from '#functions/platform/object-keys.ts';
import { headObject, putObject } from '#functions/platform/objects.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { certificates as contract } from '#shared/certificates/contract.ts';
import type { CertificateFile } from '#shared/certificates/states.ts';
import { CODE } from '#shared/codes.ts';
import { isRevoked } from './change-certificate.ts';
import { requirePictures } from './picture-access.ts';
import { loadVisibleCertificate, noSuchCertificate, visibleAmong } from './scope.ts';
import { toDocuments, toExample } from './to-document.ts';

type Calls = typeof contract.endpoints;

const CONTENT_TYPES: Readonly<Record<CertificateFile, string>> = {
  png: 'image/png',
  pdf: 'application/pdf',
};
/** An answer of a function holds 6 MB, and base64 adds a third. */
const PRINT_BYTES_MAX = 4_000_000;

/**
 * The key of a certificate as a file: what is not there is drawn and kept, bound to the version. Two that ask at once
 * draw the same.
 */
async function keyOfFile(certificate: Certificate, kind: CertificateFile): Promise<string> {
  const { schoolId, id, version } = certificate;
  const key = `${certificatePrefix(schoolId, id)}${version}/certificate.${kind}`;
  const name = objectName(key);
  if (await headObject(name)) return key;
  const documents = await toDocuments(schoolId, [certificate]);
  const [document] = documents;
  if (!document) throw noSuchCertificate();
  const bytes = kind === 'png' ? await drawPicture(document) : await drawPaper(documents);
  await putObject(name, bytes, CONTENT_TYPES[kind]);
  return key;
}

const toFile = async (certificate: Certificate, kind: CertificateFile, now: Date) => ({
  url: await mediaUrl(await keyOfFile(certificate, kind), now),
  file_name: `${certificate.studentName} ${certificate.title}.${kind}`,
});

export const getFile: UseCase<Calls['file']> = async (actor, { certificate_id, kind }, deps) => {
  const found = await loadVisibleCertificate(actor, certificate_id);
  if (found.state === 'revoked') throw isRevoked();
  return toFile(found, kind, deps.now());
};

export const getFamilyFile: UseCase<Calls['family']> = async (
  _visitor,
  { certificate_id, kind, ...address },
  deps,
) => {
  const now = deps.now();
  const { user, school } = await loadPageOwner(address, now);
  const key = { schoolId: school.id, id: certificate_id };
  const found = await certificates.get(key, { consistent: true });
  const isShown = found?.studentId === user.id && found.state === 'valid';
  if (!found || !isShown || found.expires !== undefined) throw noSuchCertificate();
  return toFile(found, kind, now);
};

export const printCertificates: UseCase<Calls['print']> = async (actor, { certificate_ids }) => {
  const { schoolId } = actor;
  const loaded = await certificates.getMany(certificate_ids.map((id) => ({ schoolId, id })));
  const known = loaded.flatMap((each) => (each && each.expires === undefined ? [each] : []));
  if (known.length === 0) throw noSuchCertificate();
  const visible = await visibleAmong(actor, known);
  if (visible.length < known.length)
    throw new CallError(CODE.forbidden, { reason: 'certificates.notYours' });
  const valid = visible.filter(({ state }) => state === 'valid');
  const [first] = valid;
  if (!first) throw isRevoked();
  const bytes = await drawPaper(await toDocuments(schoolId, valid));
  if (bytes.length > PRINT_BYTES_MAX)
    throw new CallError(CODE.wait, { reason: 'certificates.tooLargeToPrint' });
  return {
    file_name: `${first.title}.pdf`,
    content: Buffer.from(bytes).toString('base64'),
    pages: valid.length,
  };
};

export const previewDesign: UseCase<Calls['preview']> = async (
  actor,
  { design, script, ...values },
) => {
  await requirePictures(actor, design);
  const bytes = await drawPicture(await toExample(design, script, values));
  return { content: Buffer.from(bytes).toString('base64') };
};
