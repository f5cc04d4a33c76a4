import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { downloadFrom } from '#frontend/src/lib/save-file.ts';
import { certificates as contract } from '#shared/certificates/contract.ts';
import { CERTIFICATE_FILES, type CertificateFile } from '#shared/certificates/states.ts';
import { Line, Lines } from './Lines.tsx';
import { Section } from './Section.tsx';
import type { Address, FamilyPage, SchoolFormats } from './use-family.ts';

type Certificate = FamilyPage['certificates'][number];

interface Props {
  readonly certificates: readonly Certificate[];
  readonly address: Address;
  readonly formats: SchoolFormats;
}

const useDownload = (address: Address, id: Certificate['id']) =>
  useMutation({
    mutationFn: (kind: CertificateFile) =>
      send(contract.endpoints.family, { ...address, certificate_id: id, kind }),
    onSuccess: ({ url, file_name }) => downloadFrom(url, file_name),
  });

function Downloads({
  certificate,
  address,
}: Pick<Props, 'address'> & { certificate: Certificate }) {
  const { t } = useTranslation('parents');
  const { mutate, isPending, variables } = useDownload(address, certificate.id);
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
      {CERTIFICATE_FILES.map((kind) => (
        <Button
          key={kind}
          size="small"
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={isPending && variables === kind}
          loadingPosition="start"
          aria-label={t(`family.${kind}Of`, { title: certificate.title })}
          onClick={() => mutate(kind)}
        >
          {t(`family.${kind}`)}
        </Button>
      ))}
    </Stack>
  );
}

/** The child's last certificates, to be downloaded. Nothing before the first one. */
export function CertificatesSection({ certificates, address, formats }: Props) {
  const { t } = useTranslation('parents');
  if (certificates.length === 0) return null;
  return (
    <Section title={t('family.certificates')}>
      <Lines>
        {certificates.map((certificate) => {
          const { id, title, course, level, date, number } = certificate;
          return (
            <Line
              key={id}
              title={title}
              below={[[course, level, formats.day(date)].filter(Boolean).join(' · '), number]}
            >
              <Downloads certificate={certificate} address={address} />
            </Line>
          );
        })}
      </Lines>
    </Section>
  );
}
