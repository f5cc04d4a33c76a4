/** Screens of the running demo system that the pages show (`npm run site-pictures` takes them). */
export const SCENES = [
  'principal',
  'teacher',
  'child',
  'parent',
  'editor',
  'hours',
  'reports',
  'clash',
  'offline',
  'business',
] as const;
export type Scene = (typeof SCENES)[number];

/** Taken on a computer or tablet, and on a phone; in pixels of the file. */
export const SIZES = {
  wide: { width: 1280, height: 800 },
  phone: { width: 585, height: 1080 },
} as const;
export type Size = keyof typeof SIZES;

const BOTH: readonly Size[] = ['wide', 'phone'];

/** Families look at a phone; the editor of blocks needs more width than one has. */
export const SIZES_OF: Readonly<Record<Scene, readonly Size[]>> = {
  principal: BOTH,
  teacher: BOTH,
  child: BOTH,
  parent: ['phone'],
  editor: ['wide'],
  hours: BOTH,
  reports: BOTH,
  clash: BOTH,
  offline: ['wide'],
  business: BOTH,
};

/** What is shown where the address of the home is passed on. */
export const COVER = { name: 'cover', width: 1200, height: 630 } as const;
