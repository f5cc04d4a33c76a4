import type { Endpoint } from '#shared/endpoint.ts';
import { portal } from '#shared/portal/contract.ts';
import type { Call } from './api.ts';

/**
 * The calls of a first visit, without their schemas, because zod would be a tenth of the sign-in page's budget.
 * The build evaluates this module and bundles the exported values.
 */
const callOf = <E extends Endpoint>({ path, method }: E): Call<E> => ({ path, method });

const { endpoints } = portal;

export const login = callOf(endpoints.login);
export const cardLogin = callOf(endpoints.cardLogin);
export const logout = callOf(endpoints.logout);
export const challenge = callOf(endpoints.challenge);
export const webConfig = callOf(endpoints.webConfig);
