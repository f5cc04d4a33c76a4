import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import { useMemo } from 'react';
import { type Design, PAPER } from '#shared/certificates/design.ts';
import { frameSvg } from '#shared/certificates/frames.ts';

interface Props {
  readonly design: Design;
  /** Addresses of pictures, by their keys. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly ref?: Ref<HTMLDivElement>;
  readonly onPointerDown?: () => void;
  readonly children: ReactNode;
}

/** The paper of a certificate, as wide as its place: a length in it is counted in `cqw`, a hundredth of its width. */
export function DesignCanvas({ design, pictures, ref, onPointerDown, children }: Props) {
  const { orientation, frame, tone, background } = design;
  const { width, height } = PAPER[orientation];
  const drawn = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(frameSvg(frame, tone, orientation))}`,
    [frame, tone, orientation],
  );
  return (
    <Box
      ref={ref}
      onPointerDown={onPointerDown}
      sx={{
        position: 'relative',
        width: 1,
        aspectRatio: `${width} / ${height}`,
        containerType: 'inline-size',
        overflow: 'hidden',
        backgroundImage: `url("${pictures[background] ?? drawn}")`,
        backgroundSize: 'cover',
        backgroundPosition: 'center',
        border: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  );
}
