import { useEffect, useRef, useState } from 'react';
import { type PictureProblem, problemOf } from './avatar-file.ts';
import { addressOf, openPicture } from './picture.ts';

export interface ChosenPicture {
  readonly canvas: HTMLCanvasElement;
  readonly address: string;
}

async function open(file: File): Promise<ChosenPicture | PictureProblem> {
  const problem = await problemOf(file);
  if (problem) return problem;
  try {
    const canvas = await openPicture(file);
    return { canvas, address: await addressOf(canvas) };
  } catch {
    return 'unreadable';
  }
}

/** The picture that the user has chosen, or why it cannot be used. The last choice wins. */
export function useChosenPicture() {
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [opening, setOpening] = useState(false);
  const latest = useRef<File | null>(null);
  const address = picture?.address;

  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);

  async function choose(file: File): Promise<void> {
    latest.current = file;
    setOpening(true);
    const opened = await open(file);
    if (latest.current !== file) return;
    setOpening(false);
    setProblem(typeof opened === 'string' ? opened : null);
    setPicture(typeof opened === 'string' ? null : opened);
  }

  return { picture, problem, opening, choose };
}
