import CreateNewFolderIcon from '@mui/icons-material/CreateNewFolder';
import FolderIcon from '@mui/icons-material/Folder';
import UploadIcon from '@mui/icons-material/Upload';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DOCUMENTS_SEARCH } from '#frontend/src/lib/paths/documents.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import type { DocumentDto } from '#shared/documents/fields.ts';
import type { DocumentId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { DocumentDialogs } from './DocumentDialogs.tsx';
import { FolderDialog } from './NameDialog.tsx';
import { type Open, PARTS, type Part, useDocumentList, useOpen, type Where } from './queries.ts';
import { UploadPanel } from './UploadPanel.tsx';
import { useDocumentActions } from './use-document-actions.tsx';
import { useDocumentColumns } from './use-document-columns.tsx';
import { Way } from './Way.tsx';

const addressOf = (part: Part, folder: DocumentId | undefined): string =>
  paths.folder(folder ?? '', { [DOCUMENTS_SEARCH.part]: part !== 'school' && part });

interface ButtonsProps {
  readonly isUploading: boolean;
  readonly onUpload: () => void;
  readonly onFolder: () => void;
}

function AddButtons({ isUploading, onUpload, onFolder }: ButtonsProps) {
  const { t } = useTranslation('documents');
  return (
    <>
      <Button variant="outlined" startIcon={<CreateNewFolderIcon />} onClick={onFolder}>
        {t('newFolder')}
      </Button>
      <Button
        variant="contained"
        startIcon={<UploadIcon />}
        aria-expanded={isUploading}
        onClick={onUpload}
      >
        {t(isUploading ? 'hideUpload' : 'upload')}
      </Button>
    </>
  );
}

interface PartsProps {
  readonly part: Part;
  readonly onChange: (part: Part) => void;
}

/** A principal sees all of the library: nothing has to be shared with one. */
function Parts({ part, onChange }: PartsProps) {
  const { t } = useTranslation('documents');
  const { role } = useSignedIn();
  const parts = PARTS.filter((each) => each !== 'shared' || role !== ROLE.principal);
  return (
    <Tabs
      value={part}
      onChange={(_, next: Part) => onChange(next)}
      variant="scrollable"
      aria-label={t('part')}
      sx={{ mb: 1 }}
    >
      {parts.map((each) => (
        <Tab key={each} value={each} label={t(`parts.${each}`)} />
      ))}
    </Tabs>
  );
}

const EMPTY = {
  school: { title: 'emptySchool', hint: 'emptySchoolHint' },
  shared: { title: 'emptyShared', hint: 'emptySharedHint' },
  own: { title: 'emptyOwn', hint: 'emptyOwnHint' },
  bin: { title: 'emptyBin', hint: 'emptyBinHint' },
} as const;
const EMPTY_FOLDER = { title: 'emptyFolder', hint: 'emptyFolderHint' } as const;

function Nothing({ part, isFolder }: { readonly part: Part; readonly isFolder: boolean }) {
  const { t } = useTranslation('documents');
  const { title, hint } = isFolder ? EMPTY_FOLDER : EMPTY[part];
  return (
    <EmptyState
      icon={<FolderIcon color="disabled" fontSize="large" />}
      title={t(title)}
      hint={t(hint, { days: LIMITS.trashDays })}
    />
  );
}

/** A part of the library, or a folder in it. */
function Library({ part, folder }: Open) {
  const { t } = useTranslation('documents');
  const navigate = useNavigate();
  const list = useDocumentList({ part, folder });
  const isSearch = list.question.search !== '';
  const where: Where = { space: part === 'own' ? 'own' : 'school', folder_id: folder };
  const [isUploading, setUploading] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const go = (id: DocumentId | undefined) => void navigate(addressOf(part, id));
  const open = (document: DocumentDto) =>
    document.what === 'folder' ? go(document.id) : actions.see(document);
  const actions = useDocumentActions(part, open);
  const columns = useDocumentColumns(part, isSearch);
  const mayAdd = !isSearch && part !== 'bin' && (list.page?.may_add ?? false);
  const buttons = mayAdd && (
    <AddButtons
      isUploading={isUploading}
      onUpload={() => setUploading(!isUploading)}
      onFolder={() => setNaming(true)}
    />
  );
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={buttons} />
      <Parts part={part} onChange={(next) => void navigate(addressOf(next, undefined))} />
      {folder && !isSearch && (
        <Way top={t(`parts.${part}`)} path={list.page?.path ?? []} onOpen={go} />
      )}
      {mayAdd && <UploadPanel where={where} isOpen={isUploading} />}
      <DataList
        list={list}
        label={t('list')}
        columns={columns}
        rowName={({ name }) => name}
        {...(part !== 'bin' && { searchLabel: t('search'), onOpen: open })}
        rowActions={actions.rowActions}
        bulkActions={part === 'shared' || isSearch ? [] : actions.bulkActions}
        empty={<Nothing part={part} isFolder={folder !== undefined} />}
      />
      <DocumentDialogs actions={actions} />
      {isNaming && <FolderDialog where={where} onClose={() => setNaming(false)} />}
      {actions.stepsDialog}
    </>
  );
}

/** The document library of the school, and the own files. Each folder begins on its first page. */
export default function DocumentsPage() {
  const open = useOpen();
  return <Library key={`${open.part} ${open.folder}`} {...open} />;
}
