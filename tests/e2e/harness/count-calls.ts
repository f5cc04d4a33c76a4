import type { Page } from '@playwright/test';
import { API_BASE, type Endpoint } from '#shared/endpoint.ts';

/** Counts the page's calls of an endpoint from now on. */
export function countCalls(page: Page, { path }: Endpoint): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `${API_BASE}/${path}`) count += 1;
  });
  return () => count;
}
