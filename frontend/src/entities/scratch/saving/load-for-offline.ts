/** What shows and sends unsent projects outside of the editor: loaded while there is a network. */
export const loadForOffline = (): Promise<unknown> =>
  Promise.allSettled([
    import('./UnsentCard.tsx'),
    import('./SignOutDialog.tsx'),
    import('../drafts/UnsentChip.tsx'),
    import('./is-unsent.ts'),
  ]);
