import { Picture, type PictureHeight } from './Picture.tsx';

/** An empty letter box with a bird on it: nothing new. */
export function MailboxPicture({ height }: { readonly height: PictureHeight }) {
  return (
    <Picture viewBox="0 0 200 150" height={height}>
      <rect className="accent" x="92" y="92" width="16" height="56" rx="4" />
      <path className="main" d="M30 100V66a26 26 0 0 1 26-26h88a26 26 0 0 1 26 26v34Z" />
      <path className="soft" d="M30 100V66a26 26 0 0 1 52 0v34Z" />
      <rect className="paper" x="44" y="60" width="24" height="8" rx="4" />
      <rect className="warm" x="150" y="50" width="8" height="34" rx="4" />
      <rect className="warm" x="150" y="50" width="24" height="14" rx="4" />
      <path className="ink" d="M104 40q-4-22 16-24 12 0 14 12l8 2-8 4q-4 8-30 6Z" />
      <circle className="paper" cx="124" cy="24" r="2.5" />
    </Picture>
  );
}
