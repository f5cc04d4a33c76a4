import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TilePicture, type TilePictureName } from '#frontend/src/ui/pictures/TilePicture.tsx';

interface Props {
  readonly picture: TilePictureName;
  readonly tone: 'primary' | 'secondary' | 'success' | 'warning';
  readonly to: string;
  readonly label: string;
  /** One word or two of what is the matter now. */
  readonly strong?: ReactNode;
  /** Little more: it has two lines of room from the beginning. */
  readonly children?: ReactNode;
}

/** A large link with a picture. Its height is the same before and after its words are known. */
export function BigTile({ picture, tone, to, label, strong, children }: Props) {
  return (
    <ButtonBase
      component={Link}
      to={to}
      sx={({ vars }) => ({
        bgcolor: `color-mix(in srgb, ${vars?.palette[tone].main} 14%, ${vars?.palette.background.paper})`,
        border: 2,
        borderColor: 'transparent',
        borderRadius: 3,
        p: { xs: 1.5, sm: 2 },
        flexDirection: 'column',
        justifyContent: 'start',
        textAlign: 'center',
        minWidth: 0,
        '&:hover': { borderColor: `${tone}.main` },
      })}
    >
      <TilePicture name={picture} height={{ xs: 9, sm: 13 }} />
      <Typography
        component="span"
        sx={{ fontSize: { xs: '1.25rem', sm: '1.5rem' }, fontWeight: 700, mt: 0.5 }}
      >
        {label}
      </Typography>
      <Typography
        component="span"
        sx={{
          width: '100%',
          height: { xs: '4.2em', sm: '3em' },
          lineHeight: 1.4,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          fontSize: '1.0625rem',
        }}
      >
        {strong && (
          <Typography
            component="span"
            sx={{
              display: 'inline-block',
              fontSize: 'inherit',
              fontWeight: 700,
              '&::first-letter': { textTransform: 'uppercase' },
            }}
          >
            {strong}
          </Typography>
        )}
        {strong && children && <br />}
        {children}
      </Typography>
    </ButtonBase>
  );
}
