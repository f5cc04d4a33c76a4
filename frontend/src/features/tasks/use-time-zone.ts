import { useSignedIn } from '#frontend/src/lib/session.ts';

/** The school's clock, which deadlines are told by; that of the device where the school is not known. */
export const useTimeZone = (): string | undefined => useSignedIn().user.time_zone || undefined;
