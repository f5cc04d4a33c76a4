import EditIcon from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NoticeMarks } from '#frontend/src/entities/notices/NoticeMarks.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { ItemHeader } from '#frontend/src/ui/ItemHeader.tsx';
import { RowMenu, RowMenuIcon } from '#frontend/src/ui/table/RowMenu.tsx';
import type { SentNotice } from '#shared/notices/fields.ts';
import type { OpenDialog } from './SentDialogs.tsx';
import { StateChip } from './StateChip.tsx';
import { useSentActions } from './use-sent-actions.tsx';
import { marksOf } from './use-sent-columns.tsx';

interface Props {
  readonly notice: SentNotice;
  readonly start: (dialog: OpenDialog) => void;
}

/** Actions that have a button of their own on the page. */
const BUTTONS = ['see', 'edit', 'remind'];

function Buttons({ notice, start }: Props) {
  const { t } = useTranslation('sent');
  const actionsOf = useSentActions(start);
  const others = () => actionsOf(notice).filter(({ key }) => !BUTTONS.includes(key));
  return (
    <Stack direction="row" spacing={1}>
      {notice.state !== 'withdrawn' && (
        <Button
          component={Link}
          to={paths.editNotice(notice.id)}
          variant="outlined"
          startIcon={<EditIcon />}
        >
          {t('edit')}
        </Button>
      )}
      <RowMenu icon={<RowMenuIcon name={notice.title} />} actions={others} />
    </Stack>
  );
}

/** The header of a notice's page: title, state, actions. */
export function SentHeader({ notice, start }: Props) {
  const { t } = useTranslation('sent');
  const { dateTime } = useFormats();
  const { title, state, author, created } = notice;
  return (
    <ItemHeader
      back={{ to: paths.notices, label: t('back') }}
      title={title}
      chips={
        <>
          <StateChip state={state} />
          <NoticeMarks notice={marksOf(notice)} />
        </>
      }
      facts={t('by', { author, time: dateTime(created) })}
      actions={<Buttons notice={notice} start={start} />}
    />
  );
}
