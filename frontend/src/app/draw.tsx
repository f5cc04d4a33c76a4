import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import type { Language } from '#shared/languages.ts';
import { avatarTone } from '#shared/people/avatar-tones.ts';
import type { StoredUser } from '#shared/people/fields.ts';
import { type Role, wireRole } from '#shared/roles.ts';
import { DRAWN_AS } from '#shared/site/first-script-terms.ts';
import { greetingAt } from '../features/homes/greeting.tsx';
import { i18nReady, LOCALES } from '../lib/language.ts';
import { endSession, keepSession } from '../lib/session.ts';
import { createStyleCache } from '../lib/style-cache.ts';
import { themeOf } from '../lib/theme.ts';
import { App } from './App.tsx';
import { titleOf } from './i18n.ts';
import { screenAt } from './route-table.ts';
import { createDrawnRouter, whenReady } from './router.tsx';

/** A page as the build draws it into its document. */
export interface Drawing {
  readonly locale: string;
  readonly title: string;
  /** `<style>` elements for the head; the style engine of the browser takes them over. */
  readonly styles: string;
  readonly html: string;
  /** What is said when the application cannot be fetched. */
  readonly unreached: string;
  /** Of a home, which shows `html` to everybody else. */
  readonly homes: readonly DrawnHome[];
}

/** A home as it looks to a role until its data are there; `shared/site/first-script.ts` fills in who it is. */
interface DrawnHome {
  readonly role: Role;
  readonly html: string;
  /** For each hour of the day. */
  readonly greetings: readonly string[];
}

/** Collects the styles instead of writing them between the elements. */
function createCollector() {
  const cache = createStyleCache();
  cache.compat = true;
  const names: { readonly name: string; readonly global: boolean }[] = [];
  const { insert } = cache;
  cache.insert = (selector, serialized, ...rest) => {
    const { name } = serialized;
    if (cache.inserted[name] === undefined) names.push({ name, global: selector === '' });
    return insert(selector, serialized, ...rest);
  };
  const cssOf = (name: string) => String(cache.inserted[name] ?? '');
  const styles = (): string => {
    const own = names.filter(({ global }) => !global).map(({ name }) => name);
    return [
      // One element each: that is how they are found again.
      ...names.flatMap(({ name, global }) =>
        global ? [`<style data-emotion="css-global ${name}">${cssOf(name)}</style>`] : [],
      ),
      `<style data-emotion="css ${own.join(' ')}">${own.map(cssOf).join('')}</style>`,
    ].join('');
  };
  return { cache, styles };
}

type Collector = ReturnType<typeof createCollector>;

/** What React asks for early: in a home it is the logo, whose address is not known until the page is filled in. */
const EARLY_PICTURE = /<link rel="preload" as="image"[^>]*>/g;

/** What React writes in the place of what could not be rendered. */
const FAILED = '<!--$!-->';

function render({ cache }: Collector, page: ReactNode): string {
  const html = renderToString(<CacheProvider value={cache}>{page}</CacheProvider>);
  if (html.includes(FAILED))
    throw new Error('a drawn page needs a browser, or waits for something');
  return html;
}

async function speak(language: Language): Promise<void> {
  await i18nReady;
  await i18next.changeLanguage(LOCALES[language]);
}

async function renderScreen(collector: Collector, path: string): Promise<string> {
  const router = createDrawnRouter(path);
  await whenReady(router);
  if (router.state.errors)
    throw new Error(`cannot draw ${path}`, { cause: Object.values(router.state.errors)[0] });
  return render(collector, <App router={router} />);
}

const told = (language: Language, title: string) => ({
  locale: LOCALES[language],
  title,
  unreached: i18next.t('common:networkError'),
});

/** Draws a page for visitors. */
export async function drawPage(path: string, language: Language): Promise<Drawing> {
  await speak(language);
  const collector = createCollector();
  const html = await renderScreen(collector, path);
  const screen = screenAt(path);
  if (!screen) throw new Error(`no screen at ${path}`);
  const title = `${titleOf(screen)} · ${i18next.t('common:appName')}`;
  return { ...told(language, title), styles: collector.styles(), html, homes: [] };
}

const drawnUser = (role: Role): StoredUser => ({
  id: '' as StoredUser['id'],
  account: DRAWN_AS.account,
  school_id: '' as StoredUser['school_id'],
  school_name: DRAWN_AS.school,
  school_logo: DRAWN_AS.logo,
  time_zone: '',
  country: '',
  currency: '',
  real_name: '',
  nick: DRAWN_AS.name,
  avatar: '',
  role_id: wireRole(role).role_id,
  school_admin: wireRole(role).school_admin === 1 ? 1 : 0,
  banben: DRAWN_AS.edition,
  banben_cht: DRAWN_AS.edition,
  banben_en: DRAWN_AS.edition,
  className: DRAWN_AS.class,
  demoStatus: 0,
  bcb: 0,
  abilities: [],
  default_password: 0,
  by_card: 0,
});

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

async function drawHome(collector: Collector, path: string, role: Role): Promise<DrawnHome> {
  keepSession(drawnUser(role));
  try {
    const html = await renderScreen(collector, path);
    const t = i18next.getFixedT(null, 'homes');
    const greetings = HOURS.map((hour) => greetingAt(hour, DRAWN_AS.name, t));
    const drawn = greetings.find((greeting) => html.includes(greeting));
    if (!drawn) throw new Error(`${path} greets nobody`);
    // An avatar shows the first character of a name, in a colour of the name.
    const filled = html
      .replace(EARLY_PICTURE, '')
      .replaceAll(drawn, DRAWN_AS.greeting)
      .replaceAll(`>${DRAWN_AS.name[0]}<`, `>${DRAWN_AS.initial}<`)
      .replaceAll(`avatars-tone${avatarTone(DRAWN_AS.name)}`, `avatars-tone${DRAWN_AS.tone}`);
    return { role, html: filled, greetings };
  } finally {
    endSession('left');
  }
}

/** Draws what is seen of every other page while it loads, and a home as it looks to its roles. */
export async function drawWaiting(
  language: Language,
  home?: { readonly path: string; readonly roles: readonly Role[] },
): Promise<Drawing> {
  await speak(language);
  const collector = createCollector();
  const html = render(
    collector,
    <ThemeProvider theme={themeOf(language)}>
      <CssBaseline />
      <PageLoading />
    </ThemeProvider>,
  );
  const homes: DrawnHome[] = [];
  // One after the other: there is one session.
  if (home) for (const role of home.roles) homes.push(await drawHome(collector, home.path, role));
  const title = i18next.t('common:appName');
  return { ...told(language, title), styles: collector.styles(), html, homes };
}
