import { useState } from 'react';
import * as z from 'zod';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { drop, keep, keptAt } from '../kept-drafts.ts';

/** Words to the teacher, kept on the device until they are sent. */
export function useWords(taskId: string) {
  const { user } = useSignedIn();
  const place = `words ${user.id} ${taskId}`;
  const [words, setWords] = useState(() => keptAt(place, z.string()) ?? '');
  return {
    words,
    write: (text: string) => {
      setWords(text);
      keep(place, text);
    },
    sent: () => {
      setWords('');
      drop(place);
    },
  };
}
