import DeleteIcon from '@mui/icons-material/Delete';
import MarkEmailReadIcon from '@mui/icons-material/MarkEmailRead';
import QrCodeIcon from '@mui/icons-material/QrCode2';
import VisibilityIcon from '@mui/icons-material/Visibility';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import type { BulkAction, Column } from '#frontend/src/ui/table/column.ts';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { forms } from '#shared/forms/contract.ts';
import { everyQuestion } from '#shared/forms/every-question.ts';
import type { FormAnswerDto, FormDto } from '#shared/forms/fields.ts';
import { FORM_LIMITS } from '#shared/forms/limits.ts';
import { useAnswerList } from '../queries.ts';
import { useAnswerText } from './answer-text.ts';
import { ExportAnswers } from './ExportAnswers.tsx';

const AnswerDialog = lazyPart(async () => (await import('./AnswerDialog.tsx')).AnswerDialog);

/** Columns that are shown at first; the others can be. */
const SHOWN = 5;

function useAnswerColumns(form: FormDto): readonly Column<FormAnswerDto>[] {
  const { t } = useTranslation('forms');
  const { briefDateTime } = useFormats();
  const textOf = useAnswerText();
  return useMemo(() => {
    const questions = everyQuestion(form.list, form.past);
    return [
      {
        key: 'at',
        label: t('sentAt'),
        size: 'time',
        card: 'title',
        fixed: true,
        render: ({ at }) => briefDateTime(at),
      },
      {
        key: 'seen',
        label: t('state'),
        size: 'narrow',
        card: 'corner',
        render: ({ seen }) =>
          seen ? t('seen.yes') : <Chip size="small" color="primary" label={t('seen.no')} />,
      },
      ...(form.once === 'student'
        ? [
            {
              key: 'student',
              label: t('student'),
              card: 'line' as const,
              render: ({ student }: FormAnswerDto) => student || '—',
            },
          ]
        : []),
      ...questions.map(
        (question, at): Column<FormAnswerDto> => ({
          key: question.id,
          label: question.title,
          ...(at < SHOWN ? { card: 'line' as const } : { hidden: true }),
          render: (answer) => (
            <Typography noWrap variant="inherit">
              {textOf(question, answer) || '—'}
            </Typography>
          ),
        }),
      ),
    ];
  }, [form, t, briefDateTime, textOf]);
}

interface Removal {
  readonly ids: readonly string[];
  readonly done: () => void;
}

function RemoveAnswers({
  form,
  removal,
  onClose,
}: {
  readonly form: FormDto;
  readonly removal: Removal | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('forms');
  const { mutate, isPending } = useChange(forms.endpoints.removeAnswers, { changes: [forms] });
  const ids = removal?.ids ?? [];
  return (
    <ConfirmDialog
      open={removal !== null}
      title={t('removeAnswers.title', { count: ids.length })}
      text={t('removeAnswers.text')}
      confirmLabel={t('remove.action')}
      destructive
      working={isPending}
      onConfirm={() =>
        mutate(
          { form_id: form.id, answer_ids: [...ids] },
          {
            onSuccess: ({ deleted }) => {
              toast.success(t('removeAnswers.done', { count: deleted }));
              removal?.done();
            },
            onSettled: onClose,
          },
        )
      }
      onCancel={onClose}
    />
  );
}

function useBulk(form: FormDto, onRemove: (removal: Removal) => void): BulkAction<FormAnswerDto>[] {
  const { t } = useTranslation('forms');
  const { mutate } = useChange(forms.endpoints.seen, { changes: [forms] });
  const most = FORM_LIMITS.answersAtOnce;
  const idsOf = (rows: readonly FormAnswerDto[]) => rows.slice(0, most).map(({ id }) => id);
  return [
    {
      key: 'seen',
      label: t('seen.mark'),
      icon: <MarkEmailReadIcon />,
      onSelect: (rows, done) =>
        mutate({ form_id: form.id, answer_ids: idsOf(rows), seen: true }, { onSuccess: done }),
    },
    {
      key: 'remove',
      label: t('remove.action'),
      icon: <DeleteIcon />,
      destructive: true,
      onSelect: (rows, done) => onRemove({ ids: idsOf(rows), done }),
    },
  ];
}

interface Props {
  readonly form: FormDto;
  readonly onShare: () => void;
}

/** What was answered to a form, the newest first. */
export function AnswerList({ form, onShare }: Props) {
  const { t } = useTranslation('forms');
  const { briefDateTime } = useFormats();
  const list = useAnswerList(form.id);
  const mayExport = useCan()('export');
  const [opened, setOpened] = useState('');
  const [removal, setRemoval] = useState<Removal | null>(null);
  const removeOne = (id: string) => setRemoval({ ids: [id], done: () => undefined });
  return (
    <>
      <DataList
        list={list}
        label={t('tabs.answers')}
        columns={useAnswerColumns(form)}
        rowName={({ at }) => briefDateTime(at)}
        buttons={mayExport && form.answers > 0 && <ExportAnswers form={form} />}
        bulkActions={useBulk(form, setRemoval)}
        rowActions={({ id }) => [
          {
            key: 'see',
            label: t('see'),
            icon: <VisibilityIcon />,
            onSelect: () => setOpened(id),
          },
          {
            key: 'remove',
            label: t('remove.action'),
            icon: <DeleteIcon />,
            destructive: true,
            onSelect: () => removeOne(id),
          },
        ]}
        onOpen={({ id }) => setOpened(id)}
        empty={
          <EmptyState
            icon={<EmptyPicture name="nothing" />}
            title={t('noAnswers')}
            hint={t('noAnswersHint')}
            action={
              <Button variant="contained" startIcon={<QrCodeIcon />} onClick={onShare}>
                {t('actions.share')}
              </Button>
            }
          />
        }
      />
      {opened && <AnswerDialog form={form} id={opened} onClose={() => setOpened('')} />}
      <RemoveAnswers form={form} removal={removal} onClose={() => setRemoval(null)} />
    </>
  );
}
