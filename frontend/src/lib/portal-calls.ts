import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { portal } from '#shared/contracts/portal.ts';
import type { Call } from './api.ts';

/**
 * The calls of a first visit, without their schemas: the library behind those would be a tenth of what
 * the sign-in page may load. The build evaluates this module and bundles what it exports.
 */
const callOf = <E extends Endpoint>({ path, method }: E): Call<E> => ({ path, method });

const { endpoints } = portal;

export const login = callOf(endpoints.login);
export const cardLogin = callOf(endpoints.cardLogin);
export const logout = callOf(endpoints.logout);
export const challenge = callOf(endpoints.challenge);
export const webConfig = callOf(endpoints.webConfig);
