import CallSplitIcon from '@mui/icons-material/CallSplit';
import EditIcon from '@mui/icons-material/Edit';
import PublicIcon from '@mui/icons-material/Public';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { VersionsButton } from '#frontend/src/entities/works/VersionsButton.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { ROLE, type Role, STAFF } from '#shared/roles.ts';
import type { WorkDto } from '#shared/works/fields.ts';
import { ShareButton } from './public/ShareButton.tsx';
import { PublishDialog } from './publish/PublishDialog.tsx';
import { TakeBackButton } from './publish/TakeBackButton.tsx';
import { RemoveButton } from './RemoveButton.tsx';

interface Props {
  readonly work: WorkDto;
}

/** The page before, most likely. */
function BackButton({ work: { mine, managed, owner_id } }: Props) {
  const { t } = useTranslation('works');
  const [to, label] = mine
    ? ([paths.create, 'back'] as const)
    : managed
      ? ([paths.studentWorks(owner_id), 'backToStudent'] as const)
      : ([paths.gallery, 'toGallery'] as const);
  return (
    <Button component={Link} to={to}>
      {t(label)}
    </Button>
  );
}

function PublishButton({ work }: Props) {
  const { t } = useTranslation('works');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PublicIcon />}
        disabled={work.blocked}
        onClick={() => setOpen(true)}
      >
        {t('publish')}
      </Button>
      {isOpen && <PublishDialog work={work} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Everybody who sees a project may look into it and copy it. */
function RemixButton({ work: { id } }: Props) {
  const { t } = useTranslation('works');
  return (
    <Button
      component={Link}
      to={paths.project(NEW, { copy: id })}
      variant="outlined"
      startIcon={<CallSplitIcon />}
    >
      {t('remix')}
    </Button>
  );
}

/** Roles that have the project editor. */
const PROGRAMMERS: readonly Role[] = [...STAFF, ROLE.student];

/** The actions on a work. */
export function WorkActions({ work }: Props) {
  const { t } = useTranslation('works');
  const navigate = useNavigate();
  const { role } = useSignedIn();
  const { id, mine, managed, kind, visibility, pending, owner_id } = work;
  return (
    <>
      <BackButton work={work} />
      {visibility === 'public' && <ShareButton work={work} />}
      {mine && <PublishButton work={work} />}
      {managed && (visibility !== 'private' || pending) && <TakeBackButton work={work} />}
      {managed && !mine && <VersionsButton work={work} />}
      {managed && !mine && (
        <RemoveButton work={work} onRemoved={() => void navigate(paths.studentWorks(owner_id))} />
      )}
      {!mine && kind === 'scratch' && PROGRAMMERS.includes(role) && <RemixButton work={work} />}
      {mine && kind === 'scratch' && (
        <Button
          component={Link}
          to={paths.project(id)}
          variant="contained"
          startIcon={<EditIcon />}
        >
          {t('goOn')}
        </Button>
      )}
    </>
  );
}
