import { useEffect, useRef, useState } from 'react';
import type { Told } from '#frontend/src/entities/scratch/messages.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { WorkId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import type { View } from '../session.ts';
import { wallCalls } from './wall-calls.ts';
import { type HelpView, OUTSIDE, WallLink } from './wall-link.ts';

/** The wall of the class, for a child who programs. Nothing of it for anybody else. */
export function useWallLink({ step, work, base }: Pick<View, 'step' | 'work' | 'base'>) {
  const { role } = useSignedIn();
  const [view, setView] = useState<HelpView>(OUTSIDE);
  const link = useRef<WallLink>(null);
  const isOpen = step === 'open' && role === ROLE.student;

  useEffect(() => {
    if (!isOpen) return undefined;
    const opened = new WallLink(wallCalls, setView);
    const follow = () => opened.show(document.visibilityState === 'visible');
    follow();
    document.addEventListener('visibilitychange', follow);
    link.current = opened;
    return () => {
      document.removeEventListener('visibilitychange', follow);
      link.current = null;
      opened.end();
      setView(OUTSIDE);
    };
  }, [isOpen]);

  const isBegun = useRef<WallLink>(null);
  useEffect(() => {
    const opened = link.current;
    if (!isOpen || !opened) return;
    opened.saw({ work: work === null ? null : WorkId.parse(work), version: base });
    if (isBegun.current !== opened) opened.begin();
    isBegun.current = opened;
  }, [isOpen, work, base]);

  return {
    view,
    hear: ({ type }: Told) => {
      if (type === 'changed') link.current?.changed();
    },
    ask: () => link.current?.ask(),
    withdraw: () => link.current?.withdraw(),
  };
}
