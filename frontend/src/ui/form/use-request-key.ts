import { useRef } from 'react';

/** Idempotency keys: the same content gets the same key when it is sent again, changed content a new one. */
export function useRequestKey(): (content: string) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    if (last.current.key === '' || last.current.content !== content)
      last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
}
