import { useMutation } from '@tanstack/react-query';

/** Saves a draft because somebody asks for it. `onSaved` is not called where a conflict is asked about first. */
export const useDraftSaving = <R>(onSaved: (saved: R) => unknown) =>
  useMutation({
    mutationFn: (save: () => Promise<R | null>) => save(),
    meta: { quiet: true },
    // Without a network the save fails at once. A save that waited would send what the fields held when it was asked for.
    networkMode: 'always',
    onSuccess: async (saved) => {
      if (saved) await onSaved(saved);
    },
  });
