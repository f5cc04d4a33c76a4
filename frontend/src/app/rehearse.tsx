import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { currentLanguage } from '../lib/language.ts';
import type { RehearsalAnswers } from '../lib/screen.ts';
import { themeOf } from '../lib/theme.ts';
import { whenIdle } from '../lib/when-idle.ts';

/** Answers every query from what is given, and asks the server nothing. */
function clientOf(answers: RehearsalAnswers): QueryClient {
  const queries = { enabled: false, staleTime: Number.POSITIVE_INFINITY };
  const client = new QueryClient({ defaultOptions: { queries } });
  for (const [queryKey, initialData] of answers) client.setQueryDefaults(queryKey, { initialData });
  return client;
}

function Drawn({ onDrawn }: { readonly onDrawn: () => void }) {
  useEffect(() => void whenIdle(onDrawn), [onDrawn]);
  return null;
}

/**
 * Draws a page once where nobody sees it, in small steps, and throws it away: the browser has compiled its
 * code and has its styles when somebody opens it. What goes wrong shows then. The end is marked as `rehearsed`
 * in the browser's timeline.
 */
export function rehearse(Page: ComponentType, answers: RehearsalAnswers): void {
  const root = createRoot(document.createElement('div'), { onUncaughtError: () => undefined });
  const end = () => {
    root.unmount();
    performance.mark('rehearsed');
  };
  startTransition(() =>
    root.render(
      <ThemeProvider theme={themeOf(currentLanguage())}>
        <QueryClientProvider client={clientOf(answers)}>
          <MemoryRouter>
            <Page />
          </MemoryRouter>
        </QueryClientProvider>
        <Drawn onDrawn={end} />
      </ThemeProvider>,
    ),
  );
}
