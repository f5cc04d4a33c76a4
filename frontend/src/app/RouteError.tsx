import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';

/** Shown when a page fails to load or to render. After a deployment old files are gone, so a reload helps. */
export function RouteError() {
  const { t } = useTranslation();
  console.error(useRouteError());
  return (
    <main tabIndex={-1}>
      <EmptyState
        heading="h1"
        title={t('somethingWrong')}
        hint={t('pageFailed')}
        action={
          <Button variant="contained" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        }
      />
    </main>
  );
}
