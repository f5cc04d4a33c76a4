import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { mayHaveDrafts } from '#frontend/src/entities/scratch/drafts/may-have-drafts.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { openProjects } from './open-projects.ts';

const loadDialog = () => import('./SignOutDialog.tsx');
const SignOutDialog = lazyPart(async () => (await loadDialog()).SignOutDialog);

/** Whether projects on this device are to be sent first. What cannot be loaded now stops nobody. */
async function hasUnsent(person: string): Promise<boolean> {
  try {
    // A device that keeps nothing may have an editor open.
    if (!(await mayHaveDrafts()) && (await openProjects(person)).length === 0) return false;
    const [{ isUnsent }] = await Promise.all([import('./is-unsent.ts'), loadDialog()]);
    return await isUnsent(person);
  } catch {
    return false;
  }
}

interface SendingFirst {
  /** Goes on at once where nothing is unsent; else the dialog sends it first, and tells what could not be sent. */
  readonly leave: (onAsked?: () => void) => void;
  readonly isPending: boolean;
  readonly dialog: ReactNode;
}

/** For whatever ends the session of a person who may have projects on this device that were not sent. */
export function useSendingFirst(person: string, goOn: () => Promise<void> | void): SendingFirst {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (await hasUnsent(person)) setAsking(true);
      else await goOn();
    },
    // A child gives the tablet to the next one without a network, too.
    networkMode: 'always',
  });
  const dialog = isAsking && (
    <SignOutDialog onSignOut={() => void goOn()} onClose={() => setAsking(false)} />
  );
  const leave = (onAsked = () => {}) => mutate(undefined, { onSuccess: onAsked });
  return { leave, isPending, dialog };
}
