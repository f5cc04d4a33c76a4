import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useMoney } from '#frontend/src/lib/money.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { Facts } from '#frontend/src/ui/Facts.tsx';
import { Thumbnail } from '#frontend/src/ui/pictures/Thumbnail.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import type { KindDto, PieceDto } from '#shared/equipment/fields.ts';
import { type HistoryStep, stepsFor } from '#shared/equipment/rules.ts';
import type { PieceTask } from '../pieces/piece-task.ts';
import { StateChip } from '../pieces/StateChip.tsx';
import { useEquipmentTexts } from '../use-texts.ts';

interface Props {
  readonly piece: PieceDto;
  readonly kind: Omit<KindDto, 'counts'>;
  readonly onTask: (task: PieceTask) => void;
}

/** What people come for; the other steps are plainer. */
const FIRST: readonly HistoryStep[] = ['lend', 'return', 'repaired'];

/** A button for each step that is possible now. */
function StepButtons({ piece, kind, onTask }: Props) {
  const { t } = useTranslation('equipment');
  const { role } = useSignedIn();
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 2 }}>
      {stepsFor(role, piece.state).map((step) => (
        <Button
          key={step}
          variant={FIRST.includes(step) ? 'contained' : 'outlined'}
          color={step === 'lost' || step === 'retire' ? 'error' : 'primary'}
          onClick={() =>
            onTask(
              step === 'lend'
                ? { what: 'lend', pieces: [piece], days: kind.loan_days }
                : { what: 'step', step, pieces: [piece] },
            )
          }
        >
          {t(`steps.${step}`)}
        </Button>
      ))}
    </Stack>
  );
}

/** What is known of a piece, who has it, and what can be done with it. */
export function PieceHead(props: Props) {
  const { t } = useTranslation('equipment');
  const { holder, due, place } = useEquipmentTexts();
  const { day, dateTime } = useFormats();
  const money = useMoney();
  const { piece, kind } = props;
  const { loan } = piece;
  return (
    <TitledCard title={t('facts')} action={<StateChip piece={piece} />}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {kind.picture && <Thumbnail src={kind.picture.url} />}
        <Facts
          facts={[
            [t('kind'), piece.kind_name],
            [t('holder'), loan ? holder(loan.holder) : ''],
            [t('due'), loan ? due(loan.due) : ''],
            [t('note'), loan ? loan.note : kind.note],
            [t('condition'), t(`conditions.${piece.condition}`)],
            [t('place'), place(piece)],
            [t('serial'), piece.serial],
            [t('boughtOn'), piece.bought_on && day(piece.bought_on)],
            [t('priceName'), piece.price ? money(piece.price) : ''],
            [t('history.added'), dateTime(piece.created)],
          ]}
        />
      </Stack>
      <StepButtons {...props} />
    </TitledCard>
  );
}
