import { expect, test } from 'vitest';
import { isWebAddress } from './programming-platform.ts';

test.each(['https://code.example/sso?user=1', 'http://localhost:4000/demo'])(
  '%s is followed',
  (address) => {
    expect(isWebAddress(address)).toBe(true);
  },
);

test.each(['', 'javascript:alert(1)', 'data:text/html,x', '/demo', ' https://x', 'httpsx://y'])(
  '%j is not',
  (address) => {
    expect(isWebAddress(address)).toBe(false);
  },
);
