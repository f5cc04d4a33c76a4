import type { ReactNode } from 'react';

/** What lists show when they are empty. All in a square of 160, in the classes of `Picture`. */
export const LIST_PICTURES = {
  /** A board, and desks before it. */
  classes: (
    <>
      <rect className="main" x="20" y="22" width="120" height="66" rx="10" />
      <rect className="paper" x="30" y="32" width="100" height="46" rx="5" />
      <path className="line" d="M42 48h40M42 62h24" />
      <circle className="warm" cx="108" cy="55" r="11" />
      <rect className="soft" x="18" y="108" width="54" height="12" rx="6" />
      <rect className="soft" x="88" y="108" width="54" height="12" rx="6" />
      <path className="line" d="M28 122v18M62 122v18M98 122v18M132 122v18" />
    </>
  ),
  /** Two people side by side. */
  people: (
    <>
      <circle className="soft" cx="108" cy="58" r="20" />
      <path className="soft" d="M72 136a36 36 0 0 1 72 0Z" />
      <circle className="main" cx="60" cy="50" r="24" />
      <path className="main" d="M16 136a44 44 0 0 1 88 0Z" />
      <path className="line" d="M50 52q10 9 20 0" />
      <circle className="warm" cx="132" cy="28" r="12" />
      <path className="line" d="M132 23v10M127 28h10" />
    </>
  ),
  /** A board with a list, and a pencil. */
  tasks: (
    <>
      <rect className="main" x="30" y="22" width="86" height="120" rx="12" />
      <rect className="paper" x="40" y="38" width="66" height="94" rx="6" />
      <rect className="warm" x="54" y="12" width="38" height="20" rx="8" />
      <path className="line" d="m50 58 6 6 10-12M76 60h20M50 86l6 6 10-12M76 88h20" />
      <path className="soft" d="m104 130 30-58 14 8-30 58-16 8Z" />
      <path className="ink" d="m104 130 14 8-16 8Z" />
    </>
  ),
  /** An open book with a tick. */
  records: (
    <>
      <path className="main" d="M80 44Q50 24 14 32v92q36-8 66 12 30-20 66-12V32q-36-8-66 12Z" />
      <path
        className="paper"
        d="M74 52Q52 38 24 42v70q28-4 50 8ZM86 52q22-14 50-10v70q-28-4-50 8Z"
      />
      <path className="line" d="M36 60q14 0 26 6M36 78q14 0 26 6M98 80l8 8 16-20" />
      <path className="warm" d="M108 28h18v28l-9-7-9 7Z" />
    </>
  ),
  /** An hourglass. */
  hours: (
    <>
      <path className="soft" d="M48 30h64q0 36-24 50 24 14 24 50H48q0-36 24-50-24-14-24-50Z" />
      <path
        className="warm"
        d="M60 52h40q-4 14-20 24-16-10-20-24ZM56 128q2-20 24-34 22 14 24 34Z"
      />
      <rect className="main" x="36" y="16" width="88" height="16" rx="8" />
      <rect className="main" x="36" y="128" width="88" height="16" rx="8" />
      <path className="line" d="M80 82v8" />
    </>
  ),
  /** A framed drawing. */
  works: (
    <>
      <rect className="main" x="18" y="30" width="124" height="100" rx="12" />
      <rect className="paper" x="30" y="42" width="100" height="76" rx="6" />
      <circle className="warm" cx="56" cy="66" r="11" />
      <path className="soft" d="m30 112 30-30 20 20 24-28 26 28v10q0 6-6 6H36q-6 0-6-6Z" />
      <path className="line" d="M80 30V14" />
    </>
  ),
  /** A magnifying glass over nothing. */
  nothing: (
    <>
      <path className="main" d="m100 92 44 44-12 12-44-44Z" />
      <circle className="main" cx="70" cy="66" r="50" />
      <circle className="paper" cx="70" cy="66" r="38" />
      <circle className="ink" cx="57" cy="60" r="4" />
      <circle className="ink" cx="83" cy="60" r="4" />
      <path className="line" d="M58 84q12-10 24 0" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

export type ListPictureName = keyof typeof LIST_PICTURES;
