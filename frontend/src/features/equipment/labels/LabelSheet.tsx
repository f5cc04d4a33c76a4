import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { absolute, paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PrintSheet } from '#frontend/src/ui/PrintSheet.tsx';
import { QrCode } from '#frontend/src/ui/QrCode.tsx';
import type { PieceDto } from '#shared/equipment/fields.ts';
import { type Columns, LAYOUTS, pagesOfLabels } from './label-pages.ts';

type Labelled = Pick<PieceDto, 'id' | 'number' | 'kind_name'>;

/** What belongs to a label stays on it. */
const LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

interface LabelProps {
  readonly piece: Labelled;
  readonly columns: Columns;
}

function Label({ piece, columns }: LabelProps) {
  const { t } = useTranslation('equipment');
  const { user } = useSignedIn();
  const { code, height } = LAYOUTS[columns];
  const isWide = columns === '2';
  const { number, kind_name } = piece;
  return (
    <Box
      component="li"
      sx={{
        height,
        p: '1.5mm',
        display: 'flex',
        flexDirection: isWide ? 'row' : 'column',
        alignItems: 'center',
        gap: isWide ? '3mm' : '0.5mm',
        color: '#000',
        bgcolor: '#fff',
        border: '1px dashed #999',
        breakInside: 'avoid',
        fontSize: isWide ? '10pt' : '7.5pt',
        lineHeight: 1.2,
        textAlign: isWide ? 'start' : 'center',
        overflow: 'hidden',
      }}
    >
      <QrCode
        value={absolute(paths.equipmentPiece(piece.id))}
        label={t('print.code', { number })}
        size={code}
        margin={0}
      />
      <Box sx={{ minWidth: 0, maxWidth: 1 }}>
        <Box sx={{ ...LINE, fontWeight: 700, fontSize: '1.2em' }}>{number}</Box>
        <Box sx={LINE}>{kind_name}</Box>
        {isWide && <Box sx={LINE}>{user.school_name}</Box>}
      </Box>
    </Box>
  );
}

interface Props {
  readonly pieces: readonly Labelled[];
  readonly columns: Columns;
}

/** Labels for A4, to be cut out along the dashed lines. */
export function LabelSheet({ pieces, columns }: Props) {
  return (
    <PrintSheet>
      {pagesOfLabels(pieces, columns).map((page) => (
        <Box
          key={page[0]?.id}
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            mb: 2,
            display: 'grid',
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            '@media print': { mb: 0, breakAfter: 'page', '&:last-of-type': { breakAfter: 'auto' } },
          }}
        >
          {page.map((piece) => (
            <Label key={piece.id} piece={piece} columns={columns} />
          ))}
        </Box>
      ))}
    </PrintSheet>
  );
}
