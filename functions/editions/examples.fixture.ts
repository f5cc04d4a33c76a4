import type { editions } from '#shared/editions/contract.ts';
import type { ExamplesOf } from '#tests/contract/example.ts';

export const examples: ExamplesOf<typeof editions> = { version: () => ({}), services: () => ({}) };
