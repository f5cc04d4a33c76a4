import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { RouterProvider } from 'react-router/dom';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { OfflineBanner } from '#frontend/src/ui/OfflineBanner.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import { Toasts } from '#frontend/src/ui/Toasts.tsx';
import { ROLE } from '#shared/roles.ts';
import { useLanguage } from '../lib/language.ts';
import { queryClient } from '../lib/query-client.ts';
import { useSession } from '../lib/session.ts';
import { themeOf } from '../lib/theme.ts';
import { Alive } from './Alive.tsx';
import type { AppRouter } from './router.tsx';

const AsOf = lazyPart(async () => (await import('./offline/AsOf.tsx')).AsOf, {
  quiet: true,
});

export function App({ router }: { readonly router: AppRouter }) {
  const isChild = useSession()?.role === ROLE.student;
  return (
    <ThemeProvider theme={themeOf(useLanguage())}>
      <CssBaseline />
      <QueryClientProvider client={queryClient}>
        <OfflineBanner>{isChild && <AsOf />}</OfflineBanner>
        <Suspense fallback={<PageLoading />}>
          <RouterProvider router={router} />
          <Alive />
        </Suspense>
        <Toasts />
      </QueryClientProvider>
    </ThemeProvider>
  );
}
