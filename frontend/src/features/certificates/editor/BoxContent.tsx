import DrawIcon from '@mui/icons-material/Draw';
import QrCodeIcon from '@mui/icons-material/QrCode2';
import VerifiedIcon from '@mui/icons-material/Verified';
import MuiBox from '@mui/material/Box';
import {
  type Box,
  type CertificateValues,
  type Design,
  filledText,
} from '#shared/certificates/design.ts';
import { FittedText } from './FittedText.tsx';

interface Props {
  readonly box: Box;
  readonly design: Design;
  readonly pictures: Readonly<Record<string, string>>;
  readonly values: CertificateValues;
}

const ICONS = { code: QrCodeIcon, seal: VerifiedIcon, signature: DrawIcon } as const;

/** What a box shows, with examples in its fields. */
export function BoxContent({ box, design, pictures, values }: Props) {
  if (box.kind === 'text')
    return <FittedText box={box} design={design} text={filledText(box.text, values)} />;
  const url = pictures[box.picture];
  if (url)
    return (
      <MuiBox
        component="img"
        src={url}
        alt=""
        draggable={false}
        sx={{ width: 1, height: 1, objectFit: 'contain', pointerEvents: 'none' }}
      />
    );
  const Icon = ICONS[box.kind];
  return (
    <MuiBox sx={{ width: 1, height: 1, display: 'grid', placeItems: 'center', color: 'grey.700' }}>
      <Icon sx={{ width: 1, height: 1 }} />
    </MuiBox>
  );
}
