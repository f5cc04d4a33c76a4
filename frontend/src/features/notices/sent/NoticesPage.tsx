import AddIcon from '@mui/icons-material/Add';
import DescriptionIcon from '@mui/icons-material/Description';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { MailboxPicture } from '#frontend/src/ui/pictures/MailboxPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';
import { NOTICE_STATES } from '#shared/notices/rules.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import { STATE, useSentList } from './queries.ts';
import { type OpenDialog, SentDialogs } from './SentDialogs.tsx';
import { useSentActions } from './use-sent-actions.tsx';
import { useSentColumns } from './use-sent-columns.tsx';

const MailPage = lazyPart(async () => (await import('../mail/MailPage.tsx')).default);

function WriteButton() {
  const { t } = useTranslation('sent');
  return (
    <Button component={Link} to={paths.editNotice(NEW)} variant="contained" startIcon={<AddIcon />}>
      {t('write')}
    </Button>
  );
}

/** Notices that staff have written: of the school, or the own ones. */
function SentNotices() {
  const { t } = useTranslation('sent');
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const isPrincipal = useSignedIn().role === ROLE.principal;
  const list = useSentList();
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t(isPrincipal ? 'subtitle' : 'subtitleTeacher')}
        actions={
          <>
            <Button
              variant="outlined"
              startIcon={<DescriptionIcon />}
              onClick={() => setDialog({ kind: 'templates' })}
            >
              {t('templates.action')}
            </Button>
            <WriteButton />
          </>
        }
      />
      <DataList
        list={list}
        label={t('title')}
        columns={useSentColumns()}
        rowName={({ title }) => title}
        searchLabel={t('search')}
        filters={
          <ToolbarSelect
            label={t('filterState')}
            value={list.question.filters[STATE]}
            unchosen={t('allStates')}
            choices={NOTICE_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
            onChange={(state) => list.setFilter(STATE, state)}
          />
        }
        rowActions={useSentActions(setDialog)}
        onOpen={({ id }) => void navigate(paths.sentNotice(id))}
        empty={
          <EmptyState
            icon={<MailboxPicture height={16} />}
            title={t('empty')}
            hint={t('emptyHint')}
            action={<WriteButton />}
          />
        }
      />
      <SentDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}

/** Who only reads finds what was written for them. */
export default function NoticesPage() {
  const { role } = useSignedIn();
  return STAFF.includes(role) ? <SentNotices /> : <MailPage />;
}
