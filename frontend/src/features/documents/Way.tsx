import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { DocumentId } from '#shared/ids.ts';

interface Props {
  readonly top: string;
  readonly path: readonly { readonly id: DocumentId; readonly name: string }[];
  /** Opens a folder on the way, or the top. */
  readonly onOpen: (id: DocumentId | undefined) => void;
}

const WORD = { overflowWrap: 'anywhere' } as const;

/** Where a folder lies: every folder above it can be opened. */
export function Way({ top, path, onOpen }: Props) {
  const { t } = useTranslation('documents');
  const last = path.at(-1);
  const above = path.slice(0, -1);
  return (
    <Breadcrumbs aria-label={t('where')} maxItems={4} sx={{ my: 1 }}>
      {last && (
        <Link component="button" type="button" onClick={() => onOpen(undefined)}>
          {top}
        </Link>
      )}
      {above.map(({ id, name }) => (
        <Link key={id} component="button" type="button" sx={WORD} onClick={() => onOpen(id)}>
          {name}
        </Link>
      ))}
      <Typography aria-current="location" sx={WORD}>
        {last?.name ?? top}
      </Typography>
    </Breadcrumbs>
  );
}
