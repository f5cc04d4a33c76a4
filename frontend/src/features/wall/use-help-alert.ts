import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needsHelp, type Seat } from './seats.ts';

const TONES_HZ = [660, 880];
const TONE_S = 0.15;
const LOUDNESS = 0.2;

/** Two short tones. */
function ring(context: AudioContext): void {
  TONES_HZ.forEach((frequency, index) => {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const at = context.currentTime + index * TONE_S;
    tone.frequency.value = frequency;
    volume.gain.value = LOUDNESS;
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + TONE_S);
  });
}

/** Off until the user switches it on: browsers play sound only after a click. It rings once as a sample. */
export function useBell() {
  const [context, setContext] = useState<AudioContext | null>(null);
  useEffect(() => () => void context?.close(), [context]);
  const toggle = () => {
    if (context) return setContext(null);
    const created = new AudioContext();
    ring(created);
    setContext(created);
  };
  return { isOn: context !== null, toggle, ring: () => context && ring(context) };
}

const nameOf = ({ student, editor }: Seat): string =>
  `${student.student_id} ${editor?.help.no ?? 0}`;

/** The text for screen readers when a student newly asks for help. */
export function useHelpAlert(seats: readonly Seat[] | undefined, onAsked: () => void): string {
  const { t } = useTranslation('wall');
  const known = useRef<ReadonlySet<string> | null>(null);
  const asked = useRef(onAsked);
  const [text, setText] = useState('');
  useEffect(() => {
    asked.current = onAsked;
  });
  useEffect(() => {
    if (!seats) return;
    const waiting = seats.filter(needsHelp);
    const before = known.current;
    known.current = new Set(waiting.map(nameOf));
    // Students who already wait when the wall is opened do not ring.
    const fresh = before ? waiting.filter((seat) => !before.has(nameOf(seat))) : [];
    if (fresh.length === 0) return;
    setText(fresh.map(({ student: { name } }) => t('needsHelpOf', { name })).join(' '));
    asked.current();
  }, [seats, t]);
  return text;
}
