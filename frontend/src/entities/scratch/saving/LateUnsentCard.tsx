import { useCallback, useEffect, useState } from 'react';
import { mayHaveDrafts } from '#frontend/src/entities/scratch/drafts/may-have-drafts.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { useWhenOnlineAgain } from '#frontend/src/ui/use-online.ts';

const UnsentCard = lazyPart(async () => (await import('./UnsentCard.tsx')).UnsentCard, {
  quiet: true,
});

/** The page is there first. */
const LATER_MS = 1000;

/** What is on this device only, and is sent from here. Most have nothing, and load nothing of it. */
export function LateUnsentCard() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const look = () => void mayHaveDrafts().then(setThere);
    const timer = setTimeout(look, LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  const [attempt, setAttempt] = useState(0);
  // Without a network its code may have been missing.
  useWhenOnlineAgain(useCallback(() => setAttempt((before) => before + 1), []));
  return isThere && <UnsentCard key={attempt} />;
}
