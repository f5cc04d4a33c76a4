import Avatar from '@mui/material/Avatar';
import type { CSSProperties } from 'react';

interface Props {
  readonly name: string;
  readonly picture: string;
  /** `tiny` fits into a chip. */
  readonly size?: keyof typeof SIZES;
  readonly style?: CSSProperties;
}

const COLOURS = {
  backgroundColor: 'var(--mui-palette-primary-main)',
  color: 'var(--mui-palette-primary-contrastText)',
};
/** Lists render hundreds of avatars; inline styles are cheaper than `sx`. */
const SIZES = {
  tiny: { width: 24, height: 24, fontSize: '0.75rem', marginInlineStart: 4 },
  small: { width: 32, height: 32 },
  usual: {},
} as const;

/** A person's picture, or the first character of the name. Hidden from screen readers, as the name is beside it. */
export function PersonAvatar({ name, picture, size = 'usual', style }: Props) {
  return (
    <Avatar src={picture} alt="" aria-hidden style={{ ...COLOURS, ...SIZES[size], ...style }}>
      {[...name][0]?.toUpperCase()}
    </Avatar>
  );
}
