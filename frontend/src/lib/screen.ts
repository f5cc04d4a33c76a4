import type { ComponentType } from 'react';
import type { Access } from '#shared/endpoint.ts';
import type { HelpTopicId } from '#shared/help/topics.ts';
import type { Role } from '#shared/roles.ts';
import type { TextKey } from './i18n-types.ts';
import { createListeners } from './store.ts';

/** How likely a screen is: its link is hovered or focused, or already pressed; or it is being opened, whatever led to it. */
export type Intent = 'pointed' | 'pressed' | 'opened';

/** A page announces the screen that is likely to be opened next; the shell loads its code. */
export const { announce: expectScreen, subscribe: onExpectedScreen } =
  createListeners<[path: string]>();

interface AnyScreen {
  /** Path pattern of the router, e.g. `/classMan/classRoom/:id`. */
  readonly path: string;
  /** Who may open it; the server decides about the data behind it. */
  readonly access: Access;
  /** The document's title; its namespace is loaded with the page. */
  readonly title: TextKey;
  /** The reduced purple header of task and student pages (specification 2). */
  readonly header?: 'purple';
  /** Title and header where they differ for a role. The page itself decides what it renders. */
  readonly forRole?: Readonly<Partial<Record<Role, Pick<AnyScreen, 'title' | 'header'>>>>;
  readonly page: () => Promise<{ readonly default: ComponentType }>;
  /** Prefetches the data that the page needs first. */
  readonly prefetch?: (intent: Intent) => Promise<void>;
}

/** In the shell (menu and header); one that everybody may open has it for people who are signed in. */
interface ScreenInShell extends AnyScreen {
  readonly shell: true | 'signed-in';
  /** What the help says of it; null where there is nothing to say. */
  readonly help: HelpTopicId | null;
}

/** On a page of its own, without the way to the help. */
interface BareScreen extends AnyScreen {
  readonly shell: false;
  readonly help?: never;
}

/** One screen of the application: an entry of a feature's `routes.ts`. */
export type Screen = ScreenInShell | BareScreen;
export type Screens = readonly Screen[];
