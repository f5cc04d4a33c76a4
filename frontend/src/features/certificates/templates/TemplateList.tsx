import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LANGUAGE_NAMES } from '#frontend/src/lib/language.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { CardGrid } from '#frontend/src/ui/CardGrid.tsx';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { certificates } from '#shared/certificates/contract.ts';
import type { TemplateDto } from '#shared/certificates/fields.ts';
import { DESIGNED, useTemplates } from '../queries.ts';
import { DesignPreview } from './DesignPreview.tsx';
import { Starters } from './Starters.tsx';

interface CardProps {
  readonly template: TemplateDto;
  readonly onRemove: () => void;
}

function TemplateCard({ template, onRemove }: CardProps) {
  const { t } = useTranslation('certificates');
  const { id, name, script, by_name, mine } = template;
  return (
    <Paper component="li" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <DesignPreview template={template} />
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {LANGUAGE_NAMES[script]} · {by_name}
      </Typography>
      {mine && (
        <Stack direction="row" spacing={1}>
          <Button
            variant="outlined"
            component={Link}
            to={paths.certificateTemplate(id)}
            aria-label={t('template.editOf', { name })}
          >
            {t('template.edit')}
          </Button>
          <Button color="error" aria-label={t('template.deleteOf', { name })} onClick={onRemove}>
            {t('action.delete')}
          </Button>
        </Stack>
      )}
    </Paper>
  );
}

function RemoveTemplate({
  template: { id, name },
  onClose,
}: {
  readonly template: TemplateDto;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('certificates');
  const { mutate, isPending } = useChange(certificates.endpoints.templateRemove, {
    changes: DESIGNED,
  });
  return (
    <ConfirmDialog
      open
      title={t('template.deleteTitle', { name })}
      text={t('template.deleteText')}
      confirmLabel={t('action.delete')}
      destructive
      working={isPending}
      onConfirm={() =>
        mutate(
          { template_id: id },
          { onSuccess: () => toast.success(t('template.deleted')), onSettled: onClose },
        )
      }
      onCancel={onClose}
    />
  );
}

/** The templates of the school, and designs to begin another one with. */
export function TemplateList() {
  const { t } = useTranslation('certificates');
  const { data, error, refetch } = useTemplates();
  const [removing, setRemoving] = useState<TemplateDto | null>(null);
  const templates = data?.pages.flatMap(({ list }) => list) ?? [];
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={5} />;
  return (
    <Stack spacing={3}>
      {templates.length > 0 && (
        <CardGrid
          label={t('tabs.templates')}
          columns="repeat(auto-fill, minmax(min(100%, 280px), 1fr))"
        >
          {templates.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              onRemove={() => setRemoving(template)}
            />
          ))}
        </CardGrid>
      )}
      <Starters isFirst={templates.length === 0} />
      {removing && <RemoveTemplate template={removing} onClose={() => setRemoving(null)} />}
    </Stack>
  );
}
