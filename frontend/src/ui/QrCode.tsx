import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { type BitMatrix, create } from 'qrcode';
import { useMemo } from 'react';

interface Props {
  readonly value: string;
  /** What the code opens. */
  readonly label: string;
  /** CSS width and height; by default the theme's. */
  readonly size?: string;
  /** Width of the white margin in modules; 0 for print. */
  readonly margin?: number;
}

/** The dark modules as an SVG path, a module being one unit: each run in a row is a rectangle. */
function drawDark({ size, data }: BitMatrix): string {
  let path = '';
  for (let y = 0; y < size; y += 1) {
    const row = data.subarray(y * size, (y + 1) * size).join('');
    for (const { index, 0: run } of row.matchAll(/1+/g))
      path += `M${index} ${y}h${run.length}v1h-${run.length}z`;
  }
  return path;
}

/** A QR code; on white in dark mode too, because many phones cannot read an inverted one. */
export function QrCode({ value, label, size, margin = 2 }: Props) {
  const { layout } = useTheme();
  const { width, path } = useMemo(() => {
    // The lowest level: fewer and larger modules, which a phone reads from further away.
    const { modules } = create(value, { errorCorrectionLevel: 'L' });
    return { width: modules.size, path: drawDark(modules) };
  }, [value]);
  const outer = width + 2 * margin;
  const length = size ?? layout.qrCode;
  return (
    <Box sx={{ lineHeight: 0, overflow: 'hidden', borderRadius: margin > 0 ? 1 : 0 }}>
      <svg
        role="img"
        viewBox={`${-margin} ${-margin} ${outer} ${outer}`}
        shapeRendering="crispEdges"
        style={{ width: length, height: length }}
      >
        <title>{label}</title>
        <rect x={-margin} y={-margin} width={outer} height={outer} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
    </Box>
  );
}
