import Avatar, { type AvatarProps } from '@mui/material/Avatar';

interface Props extends Pick<AvatarProps, 'sx'> {
  readonly name: string;
  readonly picture: string;
}

/** A person's picture, or the first character of the name. Decoration: the name stands beside it. */
export function PersonAvatar({ name, picture, sx }: Props) {
  const background = { bgcolor: 'primary.main', color: 'primary.contrastText' };
  return (
    <Avatar
      src={picture}
      alt=""
      aria-hidden
      sx={[background, ...(Array.isArray(sx) ? sx : [sx ?? false])]}
    >
      {[...name][0]?.toUpperCase()}
    </Avatar>
  );
}
