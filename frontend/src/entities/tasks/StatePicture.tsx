import type { ReactNode } from 'react';
import { Picture } from '#frontend/src/ui/pictures/Picture.tsx';
import type { AnswerState } from '#shared/tasks/rules.ts';

/** A sheet, on which each state draws something. */
const SHEET = (
  <>
    <rect className="main" x="14" y="10" width="100" height="124" rx="14" />
    <rect className="paper" x="26" y="22" width="76" height="100" rx="6" />
  </>
);

/** All in a square of 144, in the classes of `Picture`. */
const PICTURES = {
  /** An empty sheet with a star: something new. */
  new: (
    <>
      {SHEET}
      <path className="line" d="M40 44h48M40 64h30" />
      <path className="warm" d="m96 68 10 22 24 3-18 16 5 24-21-12-21 12 5-24-18-16 24-3Z" />
    </>
  ),
  /** A pencil writes on it. */
  working: (
    <>
      {SHEET}
      <path className="line" d="M40 44h48M40 64h36M40 84h16" />
      <path className="accent" d="m70 112 46-58 18 14-46 58-22 8Z" />
      <path className="ink" d="m70 112 18 14-22 8Z" />
    </>
  ),
  /** On its way, with a clock: somebody will look at it. */
  waiting: (
    <>
      {SHEET}
      <path className="line" d="M40 44h48M40 64h48" />
      <circle className="accent" cx="102" cy="102" r="32" />
      <path className="line" d="M102 84v18l12 9" />
    </>
  ),
  /** An arrow that leads back. */
  returned: (
    <>
      {SHEET}
      <circle className="warm" cx="98" cy="98" r="36" />
      <path className="line" d="M80 98a18 18 0 1 1 7 14M80 82v16h16" />
    </>
  ),
  /** A smile with a tick. */
  done: (
    <>
      <circle className="warm" cx="64" cy="66" r="56" />
      <circle className="ink" cx="46" cy="54" r="6" />
      <circle className="ink" cx="82" cy="54" r="6" />
      <path className="line" d="M40 76q24 24 48 0" />
      <circle className="main" cx="106" cy="108" r="30" />
      <path className="line" d="m92 108 10 11 18-22" />
    </>
  ),
  /** A closed sheet. */
  over: (
    <>
      <rect className="soft" x="22" y="10" width="100" height="124" rx="14" />
      <rect className="paper" x="34" y="22" width="76" height="100" rx="6" />
      <path className="line" d="M52 72h40" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

const SHOWN = {
  new: 'new',
  opened: 'new',
  working: 'working',
  handed_in: 'waiting',
  late: 'waiting',
  returned: 'returned',
  done: 'done',
} as const satisfies Readonly<Record<AnswerState, keyof typeof PICTURES>>;

interface Props {
  readonly state: AnswerState;
  /** It cannot be handed in any more. */
  readonly isOver: boolean;
}

/** How far a student is with a task, as a picture. Decorative: the words are beside it. */
export function StatePicture({ state, isOver }: Props) {
  return (
    <Picture viewBox="0 0 144 144" height={8}>
      {PICTURES[isOver ? 'over' : SHOWN[state]]}
    </Picture>
  );
}
