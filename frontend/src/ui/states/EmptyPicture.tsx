import Box from '@mui/material/Box';
import { lazyPart } from '../lazy-part.tsx';
import type { ListPictureName } from '../pictures/list-pictures.tsx';

const HEIGHT = { xs: 13, sm: 16 } as const;

/** As high as the picture, so that nothing moves when it comes. */
const Room = () => (
  <Box sx={({ spacing }) => ({ height: { xs: spacing(HEIGHT.xs), sm: spacing(HEIGHT.sm) } })} />
);

const ListPicture = lazyPart(
  async () => (await import('../pictures/ListPicture.tsx')).ListPicture,
  { fallback: <Room />, quiet: true },
);

/** A drawing for an empty list. Loaded when it is needed, since most lists are not empty. */
export function EmptyPicture({ name }: { readonly name: ListPictureName }) {
  return <ListPicture name={name} height={HEIGHT} />;
}
