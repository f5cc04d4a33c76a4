import Box from '@mui/material/Box';
import type { PersonalMark } from '#shared/works/fields.ts';

interface Props {
  readonly text: string;
  /** In their order, and without overlaps. */
  readonly marks: readonly Pick<PersonalMark, 'start' | 'end'>[];
}

/** A text with some of its parts highlighted. */
export function MarkedText({ text, marks }: Props) {
  const last = marks.at(-1);
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <Box
            component="mark"
            sx={{
              px: 0.25,
              borderRadius: 0.5,
              fontWeight: 700,
              color: 'warning.contrastText',
              bgcolor: 'warning.main',
            }}
          >
            {text.slice(start, end)}
          </Box>
        </span>
      ))}
      {text.slice(last?.end ?? 0)}
    </>
  );
}
