import { getLoginStatus } from './get-login-status.ts';

export const PROFILES_READINGS = { person: getLoginStatus };
