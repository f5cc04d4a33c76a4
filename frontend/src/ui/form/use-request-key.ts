import { useRef } from 'react';

/** Says which requests are the same: one that is sent again has the key of the first, another content a new one. */
export function useRequestKey(): (content: string) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    if (last.current.key === '' || last.current.content !== content)
      last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
}
