import { useTheme } from '@mui/material/styles';
import type { Mood } from './loudness.ts';

export const MOOD_COLOURS = {
  calm: 'success',
  lively: 'warning',
  loud: 'error',
} as const satisfies Record<Mood, string>;
const MOUTHS: Readonly<Record<Mood, string>> = {
  calm: 'M34 62 Q50 74 66 62',
  lively: 'M36 66 H64',
  loud: 'M42 68 a8 9 0 1 0 16 0 a8 9 0 1 0 -16 0',
};

/** A face that smiles as long as it is quiet; with its hands over the ears when it is too loud. */
export function MoodFace({ mood, label }: { readonly mood: Mood; readonly label: string }) {
  const { vars, palette } = useTheme();
  const colours = (vars ?? { palette }).palette;
  const colour = colours[MOOD_COLOURS[mood]].main;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 100 100"
      style={{ width: 'min(46cqw, 42vh)', height: 'auto' }}
      fill="none"
      stroke={colour}
      strokeWidth="4"
      strokeLinecap="round"
    >
      <circle cx="50" cy="52" r="36" fill={colour} fillOpacity="0.12" />
      {mood === 'calm' ? (
        <path d="M33 46 q5 -6 10 0 M57 46 q5 -6 10 0" />
      ) : (
        <g fill={colour} stroke="none">
          <circle cx="38" cy="45" r="4" />
          <circle cx="62" cy="45" r="4" />
        </g>
      )}
      <path d={MOUTHS[mood]} />
      {mood === 'loud' && <path d="M10 38 v26 M90 38 v26" strokeWidth="11" />}
    </svg>
  );
}
