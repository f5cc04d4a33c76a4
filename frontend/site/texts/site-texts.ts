import type { Scene } from '../scenes.ts';

interface Titled {
  readonly title: string;
  readonly text: string;
}

interface Role extends Titled {
  readonly id: 'principal' | 'teacher' | 'child' | 'parent';
  readonly points: readonly string[];
  readonly scene: Scene;
}

interface Strength extends Titled {
  /** Part of the address: links lead to it. */
  readonly id: string;
  readonly scene: Scene;
}

/** What the pages that tell of the service say, in one language. */
export interface SiteTexts {
  readonly locale: string;
  readonly name: string;
  readonly skip: string;
  readonly languages: string;
  readonly actions: {
    readonly trial: string;
    readonly callBack: string;
    readonly demo: string;
    readonly signIn: string;
    readonly home: string;
    readonly about: string;
  };
  readonly home: {
    readonly title: string;
    readonly description: string;
    readonly lead: Titled;
    readonly trialHint: string;
    readonly demoHint: string;
    readonly news: string;
    readonly roles: string;
    readonly roleList: readonly Role[];
    readonly strengths: string;
    readonly strengthList: readonly Strength[];
    readonly start: string;
    readonly steps: readonly Titled[];
    readonly questions: string;
    readonly questionList: readonly Titled[];
    readonly closing: Titled;
  };
  readonly pictures: Readonly<Record<Scene, string>>;
  readonly about: {
    readonly title: string;
    readonly description: string;
    readonly lead: string;
    readonly what: Titled;
    readonly privacy: string;
    readonly privacyList: readonly Titled[];
    readonly contact: string;
    readonly phone: string;
    readonly noPhone: string;
    readonly hours: string;
    readonly hoursText: string;
    readonly callBack: string;
    readonly version: string;
    readonly licences: Titled;
    readonly licence: string;
    readonly notices: string;
    readonly apiDocs: string;
  };
}
