import Typography from '@mui/material/Typography';

interface Props {
  readonly text: string;
  readonly colour?: 'textPrimary' | 'error' | 'warning';
}

/** Digits are a little wider than half their height. */
const WIDTH_CQW = 145;

const COLOURS = { textPrimary: 'text.primary', error: 'error.main', warning: 'warning.main' };

/** As large as the room for them: read from the last row. */
export function Digits({ text, colour = 'textPrimary' }: Props) {
  return (
    <Typography
      component="p"
      role="timer"
      sx={{
        color: COLOURS[colour],
        // As wide as the stage, and never higher than a screen with the buttons below.
        fontSize: `min(${Math.round(WIDTH_CQW / text.length)}cqw, 50vh)`,
        fontWeight: 700,
        lineHeight: 1.05,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      {text}
    </Typography>
  );
}
