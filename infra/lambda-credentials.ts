import { readCredentials } from '#functions/platform/credentials.ts';

/**
 * Replaces `@aws-sdk/credential-provider-node` in the bundles of functions: the SDK's search through profiles, single
 * sign-on and instance metadata would add 90 kB that never run.
 */
export const defaultProvider = () => async () => readCredentials();
