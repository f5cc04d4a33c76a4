import { useEffect, useRef, useState } from 'react';

/** Plays one sound at a time; stops when the dialog closes. Answers the address that is playing. */
export function useSoundPlayer() {
  const player = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState<string | null>(null);
  const play = (address: string) => {
    player.current?.pause();
    const audio = new Audio(address);
    player.current = audio;
    const stop = () => setPlaying((current) => (current === address ? null : current));
    audio.addEventListener('ended', stop);
    setPlaying(address);
    audio.play().catch(stop);
  };
  useEffect(() => () => player.current?.pause(), []);
  return { playing, play };
}
