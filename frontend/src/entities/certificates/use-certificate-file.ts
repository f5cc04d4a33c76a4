import { useMutation, useQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { downloadFrom } from '#frontend/src/lib/save-file.ts';
import { certificates } from '#shared/certificates/contract.ts';
import type { CertificateFile } from '#shared/certificates/states.ts';
import type { CertificateId } from '#shared/ids.ts';

const { file } = certificates.endpoints;

/** The picture of a version of a certificate; drawn by the server when it is first asked for. */
export const useCertificatePicture = (
  { id, version }: { readonly id: CertificateId; readonly version: number },
  enabled = true,
) =>
  useQuery({
    ...queryOf(file, { certificate_id: id, kind: 'png' }, version),
    enabled,
  });

/** Downloads a certificate as a picture or as paper. */
export const useDownloadCertificate = () =>
  useMutation({
    mutationFn: (asked: { readonly id: CertificateId; readonly kind: CertificateFile }) =>
      send(file, { certificate_id: asked.id, kind: asked.kind }),
    onSuccess: ({ url, file_name }) => downloadFrom(url, file_name),
  });
