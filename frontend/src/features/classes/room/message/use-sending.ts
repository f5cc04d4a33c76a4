import { useRef, useState } from 'react';
import { send } from '#frontend/src/lib/api.ts';
import type { Answer, Payload } from '#shared/contracts/endpoint.ts';
import { messages } from '#shared/contracts/messages.ts';
import type { ClassId } from '#shared/ids.ts';

const { sendToClass } = messages.endpoints;
type Content = Omit<Payload<typeof sendToClass>, 'class_id' | 'request_key'>;
export type Sent = Answer<typeof sendToClass>;

/** Each call goes on for some seconds; what is under way elsewhere is waited for as long as it can take. */
const CALLS_MOST = 16;
const PAUSE_MS = 2_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * Sends a message until nothing of it is pending. The same content goes out under the same key however
 * often it is sent, so that nobody gets it twice.
 */
export function useSending(class_id: ClassId) {
  const request = useRef({ content: '', key: '' });
  const [answer, setAnswer] = useState<Sent | null>(null);
  const [last, setLast] = useState<Content | null>(null);
  const [isWorking, setWorking] = useState(false);
  const [error, setError] = useState<Error | null>(null);

  function keyOf(content: Content): string {
    const text = JSON.stringify(content);
    if (request.current.content !== text)
      request.current = { content: text, key: crypto.randomUUID() };
    return request.current.key;
  }

  async function run(content: Content): Promise<void> {
    const payload = { ...content, class_id, request_key: keyOf(content) };
    setLast(content);
    let before = Number.POSITIVE_INFINITY;
    for (let round = 0; round < CALLS_MOST; round += 1) {
      const now = await send(sendToClass, payload);
      setAnswer(now);
      if (now.pending === 0) return;
      if (now.pending >= before) await pause();
      before = now.pending;
    }
  }

  const start = async (content: Content): Promise<void> => {
    setWorking(true);
    setError(null);
    try {
      await run(content);
    } finally {
      setWorking(false);
    }
  };
  /** For what failed, and for what is still pending. */
  const again = (): void => {
    if (last) void start(last).catch(setError);
  };
  return { answer, isWorking, error, start, again };
}
export type Sending = ReturnType<typeof useSending>;
