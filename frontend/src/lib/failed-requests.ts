import { FEEDBACK_LIMITS } from '#shared/feedback/limits.ts';

let failed: readonly string[] = [];

/** Keeps the id of a request that was refused or failed, until the page is closed. */
export function noteFailure(requestId: string | null): void {
  if (requestId) failed = [requestId, ...failed].slice(0, FEEDBACK_LIMITS.requestsMax);
}

/** The ids of the last requests that failed, the newest first. */
export const failedRequests = (): readonly string[] => failed;
