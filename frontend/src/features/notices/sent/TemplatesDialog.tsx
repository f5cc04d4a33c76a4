import DeleteIcon from '@mui/icons-material/Delete';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { notices } from '#shared/notices/contract.ts';
import type { NoticeTemplate } from '#shared/notices/fields.ts';
import { ROLE } from '#shared/roles.ts';
import { useTemplates } from './queries.ts';

interface LineProps {
  readonly template: NoticeTemplate;
  readonly onRemove: (template: NoticeTemplate) => void;
}

/** A template, from which a notice begins. Its author may remove it, a principal any. */
function Line({ template, onRemove }: LineProps) {
  const { t } = useTranslation('sent');
  const { user, role } = useSignedIn();
  const { id, name, title, by, by_id } = template;
  const label = t('templates.remove', { name });
  const removing = (
    <Tooltip title={label}>
      <IconButton edge="end" aria-label={label} onClick={() => onRemove(template)}>
        <DeleteIcon />
      </IconButton>
    </Tooltip>
  );
  const mayRemove = role === ROLE.principal || by_id === user.id;
  return (
    <ListItem disablePadding divider secondaryAction={mayRemove ? removing : undefined}>
      <ListItemButton
        component={Link}
        to={paths.editNotice(NEW)}
        state={{ template: id }}
        sx={{ overflowWrap: 'anywhere' }}
      >
        <ListItemText primary={name} secondary={`${title} · ${by}`} />
      </ListItemButton>
    </ListItem>
  );
}

function Templates({ onRemove }: Pick<LineProps, 'onRemove'>) {
  const { t } = useTranslation('sent');
  const query = useTemplates();
  if (query.isPending) return <ListSkeleton rows={4} />;
  if (query.isError && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const list = query.data.pages.flatMap((page) => page.list);
  if (list.length === 0)
    return <EmptyState title={t('templates.empty')} hint={t('templates.emptyHint')} />;
  return (
    <>
      <List disablePadding>
        {list.map((template) => (
          <Line key={template.id} template={template} onRemove={onRemove} />
        ))}
      </List>
      <MoreButton query={query}>{t('more')}</MoreButton>
    </>
  );
}

/** The templates of the school: one is chosen to write a notice from it. */
export function TemplatesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('sent');
  const { removeTemplate, templates } = notices.endpoints;
  const [asked, setAsked] = useState<NoticeTemplate | null>(null);
  const removal = useChange(removeTemplate, { changes: [templates] });
  return (
    <ClosableDialog title={t('templates.title')} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        <Templates onRemove={setAsked} />
      </DialogContent>
      {asked && (
        <ConfirmDialog
          open
          title={t('templates.removeTitle', { name: asked.name })}
          text={t('templates.removeText')}
          confirmLabel={t('remove.action')}
          destructive
          working={removal.isPending}
          onConfirm={() =>
            removal.mutate(
              { template_id: asked.id },
              {
                onSuccess: () => toast.success(t('templates.removed')),
                onSettled: () => setAsked(null),
              },
            )
          }
          onCancel={() => setAsked(null)}
        />
      )}
    </ClosableDialog>
  );
}
