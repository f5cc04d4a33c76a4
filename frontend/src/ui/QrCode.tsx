import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { QRCodeSVG } from 'qrcode.react';

interface Props {
  readonly value: string;
  /** What the code opens. */
  readonly label: string;
}

/** A QR code; on white in dark mode too, because many phones cannot read an inverted one. */
export function QrCode({ value, label }: Props) {
  const { layout } = useTheme();
  return (
    <Box sx={{ lineHeight: 0, borderRadius: 1, overflow: 'hidden' }}>
      <QRCodeSVG value={value} title={label} size={layout.qrCode} marginSize={2} role="img" />
    </Box>
  );
}
