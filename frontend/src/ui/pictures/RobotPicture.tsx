import { Picture, type PictureHeight } from './Picture.tsx';

interface Props {
  readonly height: PictureHeight;
  readonly label?: string;
}

/** A small robot that waves. */
export function RobotPicture({ height, label }: Props) {
  return (
    <Picture viewBox="0 0 200 210" height={height} label={label}>
      <path className="line" d="M100 34V18" />
      <circle className="warm" cx="100" cy="14" r="9" />
      <path className="line" d="M158 128q26-8 26-40" />
      <circle className="accent" cx="184" cy="80" r="12" />
      <path className="line" d="M42 128q-24 10-24 36" />
      <circle className="accent" cx="18" cy="170" r="12" />
      <rect className="soft" x="60" y="120" width="80" height="66" rx="20" />
      <rect className="paper" x="78" y="136" width="44" height="30" rx="8" />
      <path className="line" d="M88 151h6M106 146l6 5-6 5" />
      <rect className="main" x="40" y="34" width="120" height="92" rx="30" />
      <rect className="paper" x="54" y="50" width="92" height="60" rx="22" />
      <circle className="ink" cx="80" cy="74" r="7" />
      <circle className="ink" cx="120" cy="74" r="7" />
      <path className="line" d="M86 90q14 12 28 0" />
      <rect className="main" x="70" y="184" width="22" height="18" rx="8" />
      <rect className="main" x="108" y="184" width="22" height="18" rx="8" />
      <circle className="soft" cx="36" cy="80" r="9" />
      <circle className="soft" cx="164" cy="80" r="9" />
    </Picture>
  );
}
