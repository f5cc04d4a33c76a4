import { FileDialog } from '#frontend/src/entities/works/view/FileDialog.tsx';
import type { WorkKind } from '#shared/works.ts';

interface Props {
  /** A piece of evidence with the version of a work that the report keeps. */
  readonly title: string;
  readonly picture: string;
  readonly work: { readonly kind: WorkKind; readonly url: string };
  readonly onClose: () => void;
}

/** Plays the version of a work that a report keeps. */
export function KeptWorkDialog({ title, picture, work: { kind, url }, onClose }: Props) {
  return <FileDialog file={{ kind, title, name: '', url, thumbnail: picture }} onClose={onClose} />;
}
