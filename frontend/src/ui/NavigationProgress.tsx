import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from './lazy-part.tsx';

// Loaded lazily: a first visit has no navigation.
const LinearProgress = lazyPart(
  async () => (await import('@mui/material/LinearProgress')).default,
  { quiet: true },
);

/** For quick page changes the bar would only flicker. */
const DELAY_MS = 200;

/** A thin bar on top while the next page loads. */
export function NavigationProgress({ active }: { readonly active: boolean }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!active) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [active]);
  if (!shown) return null;
  return (
    <LinearProgress
      aria-label={t('loading')}
      sx={{ position: 'fixed', insetInline: 0, top: 0, zIndex: 'tooltip' }}
    />
  );
}
