import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import type { Language } from '#shared/languages.ts';
import { i18nReady, LOCALES } from '../lib/language.ts';
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
}

/** Collects the styles instead of writing them between the elements. */
function createCollector() {
  const cache = createCache({ key: 'css' });
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

function render(page: ReactNode): Pick<Drawing, 'styles' | 'html'> {
  const { cache, styles } = createCollector();
  const html = renderToString(<CacheProvider value={cache}>{page}</CacheProvider>);
  return { html, styles: styles() };
}

async function speak(language: Language): Promise<void> {
  await i18nReady;
  await i18next.changeLanguage(LOCALES[language]);
}

/** Draws a page for visitors. */
export async function drawPage(path: string, language: Language): Promise<Drawing> {
  await speak(language);
  const router = createDrawnRouter(path);
  await whenReady(router);
  const screen = screenAt(path);
  if (!screen || router.state.errors)
    throw new Error(`cannot draw ${path}`, { cause: Object.values(router.state.errors ?? {})[0] });
  const title = `${titleOf(screen)} · ${i18next.t('common:appName')}`;
  return { locale: LOCALES[language], title, ...render(<App router={router} />) };
}

/** Draws what is seen of every other page while it loads. */
export async function drawWaiting(language: Language): Promise<Drawing> {
  await speak(language);
  const page = (
    <ThemeProvider theme={themeOf(language)}>
      <CssBaseline />
      <PageLoading />
    </ThemeProvider>
  );
  return { locale: LOCALES[language], title: i18next.t('common:appName'), ...render(page) };
}
