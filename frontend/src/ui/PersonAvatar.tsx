import Avatar from '@mui/material/Avatar';
import type { CSSProperties } from 'react';
import { avatarTone } from '#shared/people/avatar-tones.ts';

interface Props {
  readonly name: string;
  readonly picture: string;
  /** `tiny` fits into a chip. */
  readonly size?: keyof typeof SIZES;
  readonly style?: CSSProperties;
}

const coloursOf = (name: string): CSSProperties => ({
  backgroundColor: `var(--mui-palette-avatars-tone${avatarTone(name)})`,
  color: 'var(--mui-palette-avatars-text)',
});
/** Lists render hundreds of avatars; inline styles are cheaper than `sx`. */
const SIZES = {
  tiny: { width: 24, height: 24, fontSize: '0.75rem', marginInlineStart: 4 },
  small: { width: 32, height: 32 },
  usual: {},
} as const;

/** A person's picture, or the first character of the name. Hidden from screen readers, as the name is beside it. */
export function PersonAvatar({ name, picture, size = 'usual', style }: Props) {
  return (
    <Avatar
      src={picture}
      alt=""
      aria-hidden
      style={{ ...coloursOf(name), ...SIZES[size], ...style }}
    >
      {[...name][0]?.toUpperCase()}
    </Avatar>
  );
}
