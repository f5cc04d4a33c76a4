/**
 * Headers that the edge adds to a call on its way to the functions.
 * CloudFront refuses to add names that begin with `X-Edge-` or `X-Amz-`, and an origin request policy
 * that leaves out `Host` (which API Gateway needs) cannot pass on `CloudFront-Viewer-Address`.
 */
export const EDGE_HEADERS = {
  /** Equal to EDGE_TOKEN; a call without it bypassed the edge. */
  token: 'x-origin-token',
  /** The caller's address; the edge overwrites a header of this name that a caller sends. */
  viewerAddress: 'true-client-ip',
} as const;
