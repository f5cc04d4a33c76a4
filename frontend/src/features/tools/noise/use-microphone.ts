import { useEffect, useRef, useState } from 'react';
import { loudnessOf, smoothed } from './loudness.ts';

type Problem = 'refused' | 'missing' | 'failed';

/** The room as it is: what makes a call pleasant would hide how loud it is. */
const AS_IT_IS = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
const SAMPLES = 2048;
const TICK_MS = 80;

const PROBLEMS: Readonly<Record<string, Problem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

const problemOf = (error: unknown): Problem =>
  (error instanceof DOMException && PROBLEMS[error.name]) || 'failed';

/** Reads the loudness of a stream. Nothing of it is kept: each time the last samples are looked at and overwritten. */
function listen(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = SAMPLES;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(SAMPLES);
  let level = 0;
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    level = smoothed(level, loudnessOf(samples));
    onLevel(level);
  }, TICK_MS);
  return () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };
}

/** The loudness of the room, from 0 to 100, from a click on until it is stopped or the tool is left. */
export function useMicrophone() {
  const [level, setLevel] = useState<number>();
  const [problem, setProblem] = useState<Problem>();
  const [isAsking, setAsking] = useState(false);
  const stopping = useRef<() => void>(undefined);
  const left = useRef(false);

  const stop = () => {
    stopping.current?.();
    stopping.current = undefined;
    setLevel(undefined);
  };
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      stopping.current?.();
    };
  }, []);

  const begin = async () => {
    setProblem(undefined);
    setAsking(true);
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: AS_IT_IS });
      const end = listen(stream, setLevel);
      if (left.current) end();
      else stopping.current = end;
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setAsking(false);
    }
  };
  return { level, problem, isAsking, begin, stop };
}
