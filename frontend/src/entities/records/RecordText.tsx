import Typography from '@mui/material/Typography';

interface Props {
  readonly title: string;
  readonly text: string;
}

/** A text of a record with its line breaks; nothing, where there is none. */
export function RecordText({ title, text }: Props) {
  if (text === '') return null;
  return (
    <section>
      <Typography variant="h3">{title}</Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
    </section>
  );
}
