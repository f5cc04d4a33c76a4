import FeedbackIcon from '@mui/icons-material/Feedback';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import type { FeedbackDto } from '#shared/feedback/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { BOX, type Box, useFeedbackList } from './queries.ts';
import { StateFilter } from './StateFilter.tsx';
import { useFeedbackColumns } from './use-feedback-columns.tsx';

type OwnBox = Exclude<Box, 'platform'>;

interface ChoiceProps {
  readonly box: OwnBox;
  readonly onChange: (box: OwnBox) => void;
}

/** A principal has the feedback to the school, too. */
function BoxChoice({ box, onChange }: ChoiceProps) {
  const { t } = useTranslation('feedback');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={box}
      aria-label={t('box')}
      onChange={(_, chosen: OwnBox | null) => chosen && onChange(chosen)}
      sx={{ mb: 2 }}
    >
      <ToggleButton value="own">{t('boxes.own')}</ToggleButton>
      <ToggleButton value="school">{t('boxes.school')}</ToggleButton>
    </ToggleButtonGroup>
  );
}

function AddButton() {
  const { t } = useTranslation('feedback');
  return (
    <Button component={Link} to={paths.addFeedback()} variant="contained">
      {t('add')}
    </Button>
  );
}

function List({ box }: { readonly box: OwnBox }) {
  const { t } = useTranslation('feedback');
  const navigate = useNavigate();
  const list = useFeedbackList(box);
  const columns = useFeedbackColumns(box);
  const open = ({ id }: FeedbackDto) => void navigate(paths.seeFeedback(id));
  const isOwn = box === 'own';
  return (
    <DataList
      list={list}
      label={t('list')}
      columns={columns}
      rowName={({ text }) => text.slice(0, 40)}
      filters={isOwn ? undefined : <StateFilter list={list} />}
      rowActions={(row) => [{ key: 'open', label: t('open'), onSelect: () => open(row) }]}
      onOpen={open}
      empty={
        <EmptyState
          icon={<FeedbackIcon color="disabled" fontSize="large" />}
          title={t(isOwn ? 'empty' : 'emptySchool')}
          hint={t(isOwn ? 'emptyHint' : 'emptySchoolHint')}
          action={isOwn && <AddButton />}
        />
      }
    />
  );
}

/** The own feedback and the answers to it; for principals also that to the school. */
export default function FeedbackPage() {
  const { t } = useTranslation('feedback');
  const { role } = useSignedIn();
  const [search, setSearch] = useSearchParams();
  const isPrincipal = role === ROLE.principal;
  const box = isPrincipal && search.get(BOX) === 'school' ? 'school' : 'own';
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={<AddButton />} />
      {isPrincipal && (
        <BoxChoice
          box={box}
          onChange={(next) => setSearch(next === 'own' ? {} : { [BOX]: next })}
        />
      )}
      <List key={box} box={box} />
    </>
  );
}
