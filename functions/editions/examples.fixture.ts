import type { editions } from '#shared/contracts/editions.ts';
import type { ExamplesOf } from '#tests/contract/example.ts';

export const examples: ExamplesOf<typeof editions> = { version: () => ({}), services: () => ({}) };
