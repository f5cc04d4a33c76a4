import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { currentLanguage } from '../lib/language.ts';
import type { RehearsalAnswers } from '../lib/screen.ts';
import { themeOf } from '../lib/theme.ts';

/** Queries begin with what is given, and are not asked again. */
function clientOf(answers: RehearsalAnswers): QueryClient {
  const queries = { enabled: false, staleTime: Number.POSITIVE_INFINITY };
  const client = new QueryClient({ defaultOptions: { queries } });
  for (const [queryKey, initialData] of answers) client.setQueryDefaults(queryKey, { initialData });
  return client;
}

/**
 * React begins a drawing anew when something else is drawn in between. A page that listens to the document
 * while it is drawn would not know of the first attempt: so there is one only.
 */
function OnlyOnce({ begin }: { readonly begin: () => void }) {
  useState(begin);
  return null;
}

function Drawn({ onDrawn }: { readonly onDrawn: () => void }) {
  // After the effects of the page.
  useEffect(() => void setTimeout(onDrawn), [onDrawn]);
  return null;
}

/**
 * Draws a page once where nobody sees it, in steps between which people can work, and throws it away: the
 * browser has compiled its code and has its styles when somebody opens it. The end is marked as `rehearsed`
 * in the browser's timeline. False when it was interrupted or went wrong, which shows when the page is opened.
 */
export function rehearse(Page: ComponentType, answers: RehearsalAnswers): Promise<boolean> {
  return new Promise((resolve) => {
    let begun = false;
    const root = createRoot(document.createElement('div'), {
      onUncaughtError: () => resolve(false),
      onRecoverableError: () => undefined,
    });
    const begin = () => {
      if (begun) throw new Error('the rehearsal was interrupted');
      begun = true;
    };
    const end = () => {
      root.unmount();
      performance.mark('rehearsed');
      resolve(true);
    };
    startTransition(() =>
      root.render(
        <ThemeProvider theme={themeOf(currentLanguage())}>
          <OnlyOnce begin={begin} />
          <QueryClientProvider client={clientOf(answers)}>
            <MemoryRouter>
              <Page />
            </MemoryRouter>
          </QueryClientProvider>
          <Drawn onDrawn={end} />
        </ThemeProvider>,
      ),
    );
  });
}
