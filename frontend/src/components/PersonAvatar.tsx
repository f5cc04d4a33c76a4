import Avatar, { type AvatarProps } from '@mui/material/Avatar';

interface Props {
  readonly name: string;
  readonly picture: string;
  /** `tiny` as a chip has it. */
  readonly size?: 'tiny' | 'small' | 'large';
}

const COLOURS = {
  backgroundColor: 'var(--mui-palette-primary-main)',
  color: 'var(--mui-palette-primary-contrastText)',
};
/** Lists draw hundreds: what is always the same is worked out once. */
const STYLES: Readonly<Record<NonNullable<Props['size']> | 'usual', AvatarProps['style']>> = {
  tiny: { ...COLOURS, width: 24, height: 24, fontSize: '0.75rem', marginInlineStart: 4 },
  small: { ...COLOURS, width: 32, height: 32 },
  usual: COLOURS,
  large: { ...COLOURS, width: 96, height: 96, fontSize: '1.75rem' },
};

/** A person's picture, or the first character of the name. Decoration: the name stands beside it. */
export function PersonAvatar({ name, picture, size }: Props) {
  return (
    <Avatar src={picture} alt="" aria-hidden style={STYLES[size ?? 'usual']}>
      {[...name][0]?.toUpperCase()}
    </Avatar>
  );
}
