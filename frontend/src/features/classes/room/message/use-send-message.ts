import { useState } from 'react';
import { send } from '#frontend/src/lib/api.ts';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import type { Answer, Payload } from '#shared/endpoint.ts';
import type { ClassId } from '#shared/ids.ts';
import { messages } from '#shared/messages/contract.ts';

const { sendToClass } = messages.endpoints;
type Content = Omit<Payload<typeof sendToClass>, 'class_id' | 'request_key'>;
export type SendResult = Answer<typeof sendToClass>;

/** A call works for some seconds. Messages that another call is sending can take this long. */
const MAX_CALLS = 16;
const PAUSE_MS = 2_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * Sends a message, with repeated calls until nothing is pending. The same content has the same request
 * key, so that no recipient gets it twice.
 */
export function useSendMessage(class_id: ClassId) {
  const keyOf = useRequestKey();
  const [answer, setAnswer] = useState<SendResult | null>(null);
  const [last, setLast] = useState<Content | null>(null);
  const [isWorking, setWorking] = useState(false);
  const [error, setError] = useState<Error | null>(null);

  async function run(content: Content): Promise<void> {
    const payload = { ...content, class_id, request_key: keyOf(JSON.stringify(content)) };
    setLast(content);
    let before = Number.POSITIVE_INFINITY;
    for (let round = 0; round < MAX_CALLS; round += 1) {
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
  /** Sends what has failed or is still pending. */
  const again = (): void => {
    if (last) void start(last).catch(setError);
  };
  return { answer, isWorking, error, start, again };
}
export type Sending = ReturnType<typeof useSendMessage>;
