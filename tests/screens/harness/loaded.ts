/** As `build-application.ts` built it: one for the page, with its session and its cache. */
const BUILT = '/application/application.js';

const built: typeof import('./entry.ts') = await import(/* @vite-ignore */ BUILT);

export const { application } = built;
