import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

interface Props {
  readonly students: readonly { readonly id: string; readonly name: string }[];
}

/** Names as chips in a box that scrolls. */
export function StudentNames({ students }: Props) {
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={1}
      useFlexGap
      tabIndex={0}
      sx={({ spacing }) => ({
        flexWrap: 'wrap',
        listStyle: 'none',
        m: 0,
        mt: 1,
        p: 0,
        maxHeight: spacing(18),
        overflow: 'auto',
      })}
    >
      {students.map(({ id, name }) => (
        <li key={id}>
          <Chip size="small" label={name} />
        </li>
      ))}
    </Stack>
  );
}
