import { useEffect, useRef, useState } from 'react';
import type { EditorEvent } from '#frontend/src/entities/scratch/messages.ts';
import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { CODE } from '#shared/codes.ts';
import { WorkId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { wall } from '#shared/wall/contract.ts';
import type { View } from '../view.ts';
import { type HelpView, OUTSIDE, Refused, type WallCalls, WallLink } from './wall-link.ts';

/** Background calls: no message when one takes too long. */
const PATIENCE_MS = 10_000;

const signal = () => AbortSignal.timeout(PATIENCE_MS);

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'server' && error.code !== CODE.error;

const wallCalls: WallCalls = {
  sign: (payload) => send(wall.endpoints.sign, payload, { signal: signal() }),
  help: async (payload) => {
    try {
      return await send(wall.endpoints.help, payload, { signal: signal() });
    } catch (error) {
      throw isRefused(error) ? new Refused() : error;
    }
  },
};

/** Links the editor to the wall of the class, for students only. */
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
    hear: (event: EditorEvent) => {
      if (event.type === 'changed') link.current?.changed();
      if (event.type === 'found') link.current?.found(event);
    },
    ask: () => link.current?.ask(),
    withdraw: () => link.current?.withdraw(),
  };
}
