import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { useBytes } from './use-bytes.ts';

export interface UsagePart {
  readonly key: string;
  readonly label: string;
  readonly bytes: number;
  /** How many; nothing where that is not counted. */
  readonly files?: number | undefined;
}

interface Props {
  readonly title: string;
  readonly parts: readonly UsagePart[];
}

/** The parts of what is used. */
export function PartsTable({ title, parts }: Props) {
  const { t } = useTranslation('usage');
  const bytes = useBytes();
  const number = new Intl.NumberFormat(LOCALES[useLanguage()]);
  const hasFiles = parts.some(({ files }) => files !== undefined);
  return (
    <Table
      size="small"
      aria-label={t('byKindOf', { title })}
      sx={{ '& td': { whiteSpace: 'nowrap' } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{t('kind')}</TableCell>
          {hasFiles && <TableCell align="right">{t('files')}</TableCell>}
          <TableCell align="right">{t('size')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {parts.map(({ key, label, bytes: size, files }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            {hasFiles && (
              <TableCell align="right">
                {files === undefined ? '—' : number.format(files)}
              </TableCell>
            )}
            <TableCell align="right">{bytes(size)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
