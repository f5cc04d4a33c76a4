import { send } from '#frontend/src/lib/api.ts';
import { updateSessionUser } from '#frontend/src/lib/session.ts';
import { portal } from '#shared/portal/contract.ts';

const { bindPlatform } = portal.endpoints;

/** Checks after a profile edit whether the account is still bound (specification 7). A failure is only logged. */
export async function refreshPlatformFlag(): Promise<void> {
  try {
    const { bcb } = await send(bindPlatform, {});
    updateSessionUser({ bcb });
  } catch (error) {
    console.warn('the programming platform could not be asked', error);
  }
}

/** The link comes from another application, so only http(s) URLs are accepted. */
export const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);
