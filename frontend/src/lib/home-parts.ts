import { hashKey } from '@tanstack/react-query';
import { CODE } from '#shared/codes.ts';
import type { HomePart } from '#shared/homes/contract.ts';
import { type HomeName, payloadFor } from '#shared/homes/part.ts';
import { HOME_OF_ROLE } from '#shared/homes/rules.ts';
import { ApiError } from './api-error.ts';
import { homeParts, partCalls } from './home-calls.ts';
import { currentLanguage } from './language.ts';
import type { Session } from './session.ts';

/** What the call of a part would answer. */
interface PartAnswer {
  readonly code: number;
  readonly data: unknown;
}
export type PartAnswers = Readonly<Partial<Record<HomePart, PartAnswer>>>;

/** Reads some parts of a home in one call. */
export type ReadParts = (home: HomeName, parts: readonly HomePart[]) => Promise<PartAnswers>;

type Answering = Promise<PartAnswer | undefined>;

/** The parts of the user's home. */
export const partsOf = ({ role }: Session): readonly HomePart[] => homeParts[HOME_OF_ROLE[role]];

/** The query key of the call of a part. */
export function partKey(part: HomePart, { user }: Session) {
  const { path, payload } = partCalls[part];
  return [path, payloadFor(payload, { id: user.id, now: new Date() })] as const;
}

/** The part of the user's home that a call would read. */
function findPart(path: string, payload: object, session: Session): HomePart | undefined {
  const asked = hashKey([path, payload]);
  return partsOf(session).find(
    (part) => partCalls[part].path === path && hashKey(partKey(part, session)) === asked,
  );
}

/** A part that has been left out is asked for by itself; nothing is to be had from a server that is too slow. */
const partOfReading = (reading: Promise<PartAnswers>, part: HomePart): Answering =>
  reading.then(
    (answers) => answers[part],
    (error: unknown) => {
      if (error instanceof ApiError && error.kind === 'timeout') throw error;
      return undefined;
    },
  );

interface EarlyAnswer {
  readonly answering: Answering;
  /** Whose it is, in which language, and with which payload. */
  readonly place: string;
  /** Once it has come. */
  arrived?: PartAnswer | undefined;
  /** When it is too old for a screen that opens; not yet known while it is being read. */
  until: number;
  /** Whoever asks next wants to know what is new. */
  isTaken: boolean;
}

/** For the code of a screen to be loaded; an answer that waited is no older than one of a slow network. */
export const FRESH_MS = 10_000;
const early = new Map<HomePart, EarlyAnswer>();

const placeOf = (part: HomePart, session: Session): string =>
  hashKey([...partKey(part, session), session.user.id, currentLanguage()]);

const isRead = (part: HomePart, session: Session): boolean => {
  const found = early.get(part);
  return found?.place === placeOf(part, session) && Date.now() < found.until;
};

const earlyOf = (part: HomePart, session: Session): EarlyAnswer | undefined => {
  const found = isRead(part, session) ? early.get(part) : undefined;
  return found?.isTaken ? undefined : found;
};

/** Forgets what was read early: something has changed since. */
export const forgetEarlyAnswers = (): void => early.clear();

/** The parts that were read early and have come. They stay for whoever asks by another key. */
export const arrivedParts = (session: Session) =>
  partsOf(session).flatMap((part) => {
    const arrived = earlyOf(part, session)?.arrived;
    return arrived?.code === CODE.ok ? [{ part, data: arrived.data }] : [];
  });

/** Reads parts of the user's home, except for those that are being read: the calls of their cards wait for them. */
export function readEarly(parts: readonly HomePart[], session: Session, read: ReadParts): void {
  const missing = parts.filter((part) => !isRead(part, session));
  if (missing.length === 0) return;
  const reading = read(HOME_OF_ROLE[session.role], missing);
  for (const part of missing) {
    const answering = partOfReading(reading, part);
    const place = placeOf(part, session);
    const answer: EarlyAnswer = {
      answering,
      place,
      until: Number.POSITIVE_INFINITY,
      isTaken: false,
    };
    early.set(part, answer);
    const keep = () => {
      answer.until = Date.now() + FRESH_MS;
    };
    answering.then((arrived) => {
      answer.arrived = arrived;
      keep();
    }, keep);
  }
}

interface Gathered {
  readonly part: HomePart;
  readonly settle: (answering: Answering | undefined) => void;
}
let gathered: Gathered[] = [];

function readGathered(session: Session, read: ReadParts): void {
  const asked = gathered;
  gathered = [];
  // A home may have begun to open meanwhile.
  const parts = new Set(asked.map(({ part }) => part).filter((part) => !earlyOf(part, session)));
  const reading = parts.size > 1 ? read(HOME_OF_ROLE[session.role], [...parts]) : undefined;
  for (const { part, settle } of asked) {
    const found = earlyOf(part, session);
    settle(found ? takeEarly(part, found) : reading && partOfReading(reading, part));
  }
}

/** What is asked for at the same moment is read in one call; nothing for a part that is asked for alone. */
function gather(part: HomePart, session: Session, read: ReadParts): Answering {
  return new Promise((settle) => {
    gathered.push({ part, settle });
    if (gathered.length === 1) setTimeout(readGathered, 0, session, read);
  });
}

/** It answers once. A home that opens before the query has the answer does not read it again. */
async function takeEarly(part: HomePart, found: EarlyAnswer, signal?: AbortSignal): Answering {
  const answer = await found.answering;
  signal?.throwIfAborted();
  found.isTaken = true;
  setTimeout(() => early.get(part) === found && early.delete(part));
  return answer;
}

/**
 * The answer of a call that reads a part of the user's home: as it was read early, or together with others that
 * are asked for at the same moment. Undefined when the call has to be made.
 */
export async function answerOfPart(
  call: {
    readonly path: string;
    readonly payload: object;
    readonly signal?: AbortSignal | undefined;
  },
  session: Session,
  read: ReadParts,
): Answering {
  const part = findPart(call.path, call.payload, session);
  if (!part) return undefined;
  const found = earlyOf(part, session);
  if (found) return takeEarly(part, found, call.signal);
  const answer = await gather(part, session, read);
  call.signal?.throwIfAborted();
  return answer;
}
