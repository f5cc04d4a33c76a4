import { LANGUAGE_KEY } from '#shared/languages.ts';
import { ROLE_KEY, SIDEBAR_KEY, USER_KEY } from '#shared/site/first-script-terms.ts';

/** What the browser keeps between visits (specification 3). Every key of ours begins alike. */
export const STORAGE_KEY = {
  language: LANGUAGE_KEY,
  user: USER_KEY,
  role: ROLE_KEY,
  overdue: 'classroom.overdue',
  menu: 'classroom.menu',
  menuGroups: 'classroom.menuGroups',
  sidebar: SIDEBAR_KEY,
  lists: 'classroom.lists',
  calendarView: 'classroom.calendarView',
  passwordLater: 'classroom.passwordLater',
  dismissed: 'classroom.dismissed',
  uploads: 'classroom.uploads',
  reviewKeys: 'classroom.reviewKeys',
  recentPicks: 'classroom.recentPicks',
  hasKept: 'classroom.hasKept',
  asideDrafts: 'classroom.asideDrafts',
  tools: 'classroom.tools',
  formAnswers: 'classroom.formAnswers',
  formDevice: 'classroom.formDevice',
  scans: 'classroom.scans',
} as const;
/** A draft of somebody; the rest of the key says of whom and of what (`drafts/kept-drafts.ts`). */
const DRAFT_KEY = 'classroom.draft ';
export type DraftKey = `${typeof DRAFT_KEY}${string}`;
type Key = (typeof STORAGE_KEY)[keyof typeof STORAGE_KEY] | DraftKey;

/** Kept at sign-out: settings of the device, or harmless preferences. */
const DEVICE_KEYS: ReadonlySet<string> = new Set([
  STORAGE_KEY.language,
  STORAGE_KEY.sidebar,
  STORAGE_KEY.lists,
  STORAGE_KEY.calendarView,
  STORAGE_KEY.dismissed,
  STORAGE_KEY.reviewKeys,
  STORAGE_KEY.hasKept,
  STORAGE_KEY.asideDrafts,
  STORAGE_KEY.formDevice,
]);

/** Uploads, answers and scans that have not been sent completely. */
const UNSENT_KEYS: ReadonlySet<string> = new Set([
  STORAGE_KEY.uploads,
  // With picks of the name picker that have not been counted yet.
  STORAGE_KEY.tools,
  STORAGE_KEY.formAnswers,
  STORAGE_KEY.scans,
]);

// A browser may refuse storage (blocked, private window, full): the session then lasts as long as the page.
const memory = new Map<string, string>();

export function readStored(key: Key): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function writeStored(key: Key, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

/** Whether it outlives the page. */
export const isOnDevice = (key: Key): boolean => !memory.has(key);

export function removeStored(key: Key): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept, so nothing needs removing.
  }
}

export const draftKey = (name: string): DraftKey => `${DRAFT_KEY}${name}`;

/** The keys of all drafts whose name begins like this. */
export function draftKeys(start = ''): DraftKey[] {
  const isDraft = (key: string): key is DraftKey => key.startsWith(DRAFT_KEY + start);
  try {
    return [...new Set([...Object.keys(localStorage), ...memory.keys()])].filter(isDraft);
  } catch {
    return [...memory.keys()].filter(isDraft);
  }
}

/**
 * Removes all data of the signed-in user, but not the settings of the device. `keepDrafts` also keeps unsent
 * work, for a user whose session expired.
 */
export function clearPersonalStorage({ keepDrafts }: { readonly keepDrafts: boolean }): void {
  const isKept = (key: string) => DEVICE_KEYS.has(key) || (keepDrafts && UNSENT_KEYS.has(key));
  for (const key of Object.values(STORAGE_KEY)) if (!isKept(key)) removeStored(key);
  if (!keepDrafts) for (const key of draftKeys()) removeStored(key);
}
