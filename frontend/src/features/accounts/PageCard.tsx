import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#frontend/src/lib/query.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { SavedSwitch } from '#frontend/src/ui/form/SavedSwitch.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { Answer } from '#shared/endpoint.ts';
import { pages } from '#shared/pages/contract.ts';
import { SCHOOL_PAGE_LIMITS } from '#shared/pages/limits.ts';

type Shown = Answer<typeof pages.endpoints.own>;

function Choice({ shown }: { readonly shown: Shown }) {
  const { t } = useTranslation('accounts');
  const { mutateAsync, isPending } = useChange(pages.endpoints.show, {
    changes: [pages.endpoints.own],
  });
  const [line, setLine] = useState(shown.line);
  const save = async (on: boolean) => {
    await mutateAsync({ on: on ? '1' : '0', line });
    toast.success(t('schoolPage.saved'));
  };
  return (
    <Stack spacing={1.5}>
      <SavedSwitch
        label={t('schoolPage.show')}
        checked={shown.on}
        disabled={isPending}
        onSave={save}
      />
      {shown.on && (
        <>
          <LabelledInput
            label={t('schoolPage.line')}
            hint={t('schoolPage.lineHint')}
            value={line}
            maxLength={SCHOOL_PAGE_LIMITS.teacherLine}
            onChange={({ target }) => setLine(target.value)}
          />
          <Stack direction="row">
            <Button
              variant="outlined"
              loading={isPending}
              disabled={line === shown.line}
              onClick={() => void save(true).catch(() => undefined)}
            >
              {t('schoolPage.save')}
            </Button>
          </Stack>
        </>
      )}
    </Stack>
  );
}

/** Staff decide by themselves whether the school's page for everybody shows them. */
export function PageCard() {
  const { t } = useTranslation('accounts');
  const id = useId();
  const { data, error, refetch } = useQuery(queryOf(pages.endpoints.own, {}));
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} variant="h3" component="h2">
        {t('schoolPage.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {t('schoolPage.hint')}
      </Typography>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rows={1} />}
      {data && <Choice shown={data} />}
    </Paper>
  );
}
