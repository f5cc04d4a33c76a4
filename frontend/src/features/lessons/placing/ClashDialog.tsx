import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { ROLE } from '#shared/roles.ts';
import { useWhen } from '../use-when.ts';
import { Alternatives } from './Alternatives.tsx';
import { ClashList } from './ClashList.tsx';
import { Nevertheless } from './Nevertheless.tsx';
import type { Placing } from './use-placing.ts';
import type { Obstacle } from './wish.ts';

interface Props {
  readonly obstacle: Extract<Obstacle, { kind: 'clash' }>;
  readonly placing: Placing;
}

/** What stands in a lesson's way, whose it is and when; and what can be done about it. */
export function ClashDialog({ obstacle, placing }: Props) {
  const { t } = useTranslation('lessons');
  const { t: common } = useTranslation();
  const when = useWhen();
  const { role } = useSignedIn();
  const { wish, clashes, alternatives } = obstacle;
  // Students may have two lessons at a time when the principal says why; nothing else can.
  const canOverrule = role === ROLE.principal && clashes.every(({ kind }) => kind === 'students');
  return (
    <ClosableDialog title={t('clash.title')} maxWidth="sm" onClose={placing.giveUp}>
      <DialogContent>
        <Stack spacing={2}>
          <div>
            <Typography>
              {t('clash.intro', { name: wish.name, when: when(wish.payload) })}
            </Typography>
            <ClashList clashes={clashes} />
          </div>
          <Alternatives alternatives={alternatives} placing={placing} />
          {canOverrule && <Nevertheless placing={placing} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={placing.giveUp}>{common('cancel')}</Button>
      </DialogActions>
    </ClosableDialog>
  );
}
