import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { useLeaveGuard } from '#frontend/src/ui/form/use-leave-guard.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { type Kinds, useKinds } from '../queries.ts';
import { type EditedKind, KindForm } from './KindForm.tsx';
import { type KindChoice, useKindChoices } from './kind-choices.ts';

/** A new kind begins with what the school's reports of a month have. */
const NEW = 'new';
type Chosen = KindChoice | typeof NEW;

function editedOf(kinds: Kinds, chosen: Chosen): EditedKind | undefined {
  const templateOf = (kind: string) => kinds.list.find((each) => each.kind === kind)?.template;
  if (chosen === NEW) {
    const template = templateOf('month');
    return template && { kind: 'own', own: { id: null, name: '' }, template };
  }
  const own = kinds.own.find(({ id }) => id === chosen);
  if (own) return { kind: 'own', own, template: own.template };
  const found = kinds.list.find(({ kind }) => kind === chosen);
  return found && { kind: found.kind, template: found.template };
}

/** Which kind is edited. What was changed is not left without a question. */
function useChosen() {
  const [chosen, setChosen] = useState<Chosen>('month');
  const [dirty, setDirty] = useState(false);
  const { leave, question } = useLeaveGuard(dirty);
  const show = (next: Chosen) => {
    setDirty(false);
    setChosen(next);
  };
  return { chosen, show, setDirty, leave, question };
}

/** What each kind of report of the school asks for. Cycles that have begun keep what they began with. */
export function KindsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('reports');
  const { data, error, refetch } = useKinds(true);
  const { chosen, show, setDirty, leave, question } = useChosen();
  const choices = useKindChoices(data);
  const edited = data && editedOf(data, chosen);
  const choose = (next: Chosen) => leave(() => show(next));
  return (
    <>
      <ClosableDialog title={t('kind.title')} maxWidth="md" onClose={() => leave(onClose)}>
        <DialogContent>
          <Stack spacing={2}>
            <Typography color="textSecondary">{t('kind.hint')}</Typography>
            <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ alignItems: 'end' }}>
              <div style={{ flex: 1, width: '100%' }}>
                <LabelledSelect
                  label={t('fields.kind')}
                  value={chosen}
                  onChange={({ target }) => choose(target.value as Chosen)}
                  choices={
                    chosen === NEW ? [...choices, { value: NEW, label: t('kind.new') }] : choices
                  }
                />
              </div>
              <Button
                variant="outlined"
                startIcon={<AddIcon />}
                disabled={chosen === NEW || (data?.own.length ?? 0) >= REPORT_LIMITS.ownKindsMax}
                onClick={() => choose(NEW)}
              >
                {t('kind.add')}
              </Button>
            </Stack>
            {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
            {!error && !data && <ListSkeleton rows={4} />}
            {data && edited && (
              <KindForm
                key={`${chosen} ${data.rev}`}
                edited={edited}
                rev={data.rev}
                onDirty={setDirty}
                onSaved={(kinds, name) => {
                  const saved = kinds.own.find((each) => each.name === name);
                  if (chosen === NEW && saved) show(saved.id);
                }}
                onRemoved={() => show('month')}
              />
            )}
          </Stack>
        </DialogContent>
      </ClosableDialog>
      {question}
    </>
  );
}
