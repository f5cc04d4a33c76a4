import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { useSchoolToday } from '#frontend/src/lib/school-today.ts';
import { pickOne } from '#shared/tools/fair-picks.ts';
import {
  changeClass,
  countsNow,
  type KeptClass,
  presentOn,
  withAbsent,
  withPick,
} from '../classes/kept-classes.ts';
import { sendPicks } from '../classes/send-picks.ts';
import { shuffled } from '../shuffled.ts';

const STEP_MS = 90;
const STEPS = 14;

interface Drawn {
  readonly id: string;
  /** Names still pass by. */
  readonly isMoving: boolean;
}

/** Picks a child, and lets names pass by first, unless the device wants few movements. */
export function useDraw(current: KeptClass) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const today = useSchoolToday();
  const [drawn, setDrawn] = useState<Drawn>();
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);
  const present = presentOn(current, today);

  const settle = (id: string) => {
    setDrawn({ id, isMoving: false });
    void sendPicks(current.id);
  };

  const pass = (id: string, names: readonly string[]) => {
    let step = 0;
    timer.current = setInterval(() => {
      step += 1;
      if (step < STEPS) return setDrawn({ id: names[step % names.length] ?? id, isMoving: true });
      clearInterval(timer.current);
      settle(id);
    }, STEP_MS);
  };

  const draw = (from: readonly string[], last = current.last) => {
    clearInterval(timer.current);
    const picked = pickOne(from, countsNow(current), {
      last: last ?? undefined,
      random: Math.random(),
    });
    if (picked === undefined) return setDrawn(undefined);
    changeClass(current.id, (before) => ({
      last: picked,
      unsent: withPick(before.unsent, picked, 1),
    }));
    if (still || from.length < 3) return settle(picked);
    const names = shuffled(from);
    setDrawn({ id: names[0] ?? picked, isMoving: true });
    pass(picked, names);
  };

  /** Whoever was picked is not there: not counted, ticked off for today, and somebody else is picked. */
  const away = (id: string) => {
    changeClass(current.id, (before) => ({
      ...withAbsent(before, today, id),
      unsent: withPick(before.unsent, id, -1),
    }));
    draw(present.filter((each) => each !== id));
  };

  return { drawn, present, draw: () => draw(present), away };
}
