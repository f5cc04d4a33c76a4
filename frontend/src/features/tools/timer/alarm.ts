const NOTES_HZ = [659, 784, 988];
const NOTE_S = 0.18;
const GAP_S = 0.35;
const ROUNDS = 4;
const LOUDNESS = 0.35;

let context: AudioContext | undefined;

/** Browsers play sound only after a click; the page may have none yet after a reload. */
function audio(): AudioContext {
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
  return context;
}

function note(on: AudioContext, frequency: number, at: number): OscillatorNode {
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(LOUDNESS, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_S * 1.8);
  tone.connect(volume).connect(on.destination);
  tone.start(at);
  tone.stop(at + NOTE_S * 2);
  return tone;
}

/**
 * Plays the alarm in so many milliseconds, by the clock of the sound card: timers of a hidden page may be a minute
 * late. Answers how to take it back.
 */
export function playIn(ms: number): () => void {
  const on = audio();
  const from = on.currentTime + Math.max(0, ms) / 1000;
  const round = NOTES_HZ.length * NOTE_S + GAP_S;
  const tones = Array.from({ length: ROUNDS }, (_, turn) =>
    NOTES_HZ.map((frequency, index) => note(on, frequency, from + turn * round + index * NOTE_S)),
  ).flat();
  return () => {
    for (const tone of tones) tone.disconnect();
  };
}
