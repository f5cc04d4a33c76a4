import { LIST_PICTURES, type ListPictureName } from './list-pictures.tsx';
import { Picture, type PictureHeight } from './Picture.tsx';

interface Props {
  readonly name: ListPictureName;
  readonly height: PictureHeight;
}

export function ListPicture({ name, height }: Props) {
  return (
    <Picture viewBox="0 0 160 160" height={height}>
      {LIST_PICTURES[name]}
    </Picture>
  );
}
