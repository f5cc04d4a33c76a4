import EditIcon from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { usePageTitle } from '#frontend/src/lib/page-title.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useTab } from '#frontend/src/lib/use-tab.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { TabbedPanel } from '#frontend/src/ui/TabbedPanel.tsx';
import type { FormDto } from '#shared/forms/fields.ts';
import { formIdOf, useForm } from '../queries.ts';
import { AnswerList } from './AnswerList.tsx';

const FiguresTab = lazyPart(async () => (await import('./FiguresTab.tsx')).FiguresTab, {
  fallback: <ListSkeleton rows={6} />,
});
const ShareTab = lazyPart(async () => (await import('./ShareTab.tsx')).ShareTab, {
  fallback: <ListSkeleton rows={6} />,
});

const TABS = ['answers', 'figures', 'share'] as const;

/** How many answers there are, and when they are deleted. */
function useSubtitle({ state, answers, erased, kept_days }: FormDto): string {
  const { t } = useTranslation('forms');
  const { date } = useFormats();
  const kept = erased
    ? t('erasedOn', { date: date(erased) })
    : t('erasedAfter', { count: Number(kept_days) });
  return [t(`states.${state}`), t('answerCount', { count: answers }), kept].join(' · ');
}

function Content({ form }: { readonly form: FormDto }) {
  const { t } = useTranslation('forms');
  const [tab, setTab] = useTab(TABS, 'tab');
  return (
    <>
      <PageHeader
        title={form.title}
        subtitle={useSubtitle(form)}
        actions={
          <Stack direction="row" spacing={1}>
            <Button component={Link} to={paths.forms}>
              {t('backToList')}
            </Button>
            <Button
              component={Link}
              to={paths.editForm(form.id)}
              variant="outlined"
              startIcon={<EditIcon />}
            >
              {t('actions.edit')}
            </Button>
          </Stack>
        }
      />
      <TabbedPanel tabs={TABS} tab={tab} onTab={setTab} labelOf={(name) => t(`tabs.${name}`)}>
        {tab === 'answers' && <AnswerList form={form} onShare={() => setTab('share')} />}
        {tab === 'figures' && <FiguresTab form={form} />}
        {tab === 'share' && <ShareTab form={form} />}
      </TabbedPanel>
    </>
  );
}

/** A form with its answers, their figures, and its address. */
export default function FormPage() {
  const { id } = useParams();
  const { data, error, refetch } = useForm(formIdOf(id));
  usePageTitle(data?.form.title);
  if (data) return <Content form={data.form} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={8} />;
}
