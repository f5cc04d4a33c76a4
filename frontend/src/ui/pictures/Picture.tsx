import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** In spacing units; may differ by breakpoint. */
export type PictureHeight = number | { readonly xs: number; readonly sm: number };

interface Props {
  readonly viewBox: string;
  readonly height: PictureHeight;
  /** The alternative text, if the picture adds to the text beside it. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A drawing in the theme's colours, by class of its shapes: `main`, `soft`, `accent`, `paper`, `ink`, `line`. */
export function Picture({ viewBox, height, label, children }: Props) {
  return (
    <Box
      component="svg"
      viewBox={viewBox}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      sx={({ spacing, vars }) => ({
        height:
          typeof height === 'number'
            ? spacing(height)
            : { xs: spacing(height.xs), sm: spacing(height.sm) },
        maxWidth: '100%',
        flexShrink: 0,
        '& .main': { fill: vars?.palette.primary.main },
        '& .soft': { fill: vars?.palette.primary.light },
        '& .accent': { fill: vars?.palette.secondary.light },
        '& .warm': { fill: vars?.palette.warning.light },
        '& .paper': { fill: vars?.palette.background.paper },
        '& .ink': { fill: vars?.palette.text.primary },
        '& .line': {
          fill: 'none',
          stroke: vars?.palette.text.primary,
          strokeWidth: 4,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        },
      })}
    >
      {children}
    </Box>
  );
}
