import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentIcon } from '#frontend/src/entities/documents/DocumentIcon.tsx';
import { formatBytes } from '#frontend/src/lib/bytes.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import type { DocumentDto } from '#shared/documents/fields.ts';
import type { Part } from './queries.ts';

function Name({ document }: { readonly document: DocumentDto }) {
  const { t } = useTranslation('documents');
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 0 }}>
      <DocumentIcon document={document} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {document.name}
      </Box>
      {document.shared && <Chip size="small" variant="outlined" label={t('shared')} />}
    </Stack>
  );
}

/** The columns of a part; what is in the bin says how long it stays. */
export function useDocumentColumns(part: Part, isSearch: boolean): readonly Column<DocumentDto>[] {
  const { t } = useTranslation(['documents', 'document']);
  const { dateTime, date } = useFormats();
  const locale = LOCALES[useLanguage()];
  const isSorted = !isSearch && part !== 'bin' && part !== 'shared';
  return useMemo(() => {
    const changed: Column<DocumentDto> = {
      key: 'changed',
      label: t('changed'),
      size: 'time',
      card: 'line',
      ...(isSorted && { sort: { by: 'date', direction: 'desc' } as const }),
      render: (document) => dateTime(document.changed),
    };
    const kept: Column<DocumentDto> = {
      key: 'kept',
      label: t('keptUntil'),
      card: 'line',
      render: ({ kept_until }) => (kept_until ? date(kept_until) : ''),
    };
    return [
      {
        key: 'name',
        label: t('name'),
        size: 'wide',
        card: 'title',
        fixed: true,
        ...(isSorted && { sort: { by: 'name', direction: 'asc' } as const }),
        render: (document) => <Name document={document} />,
      },
      {
        key: 'kind',
        label: t('kind'),
        card: 'line',
        render: ({ kind }) => t(kind ? `document:kinds.${kind}` : 'document:folder'),
      },
      {
        key: 'size',
        label: t('size'),
        size: 'narrow',
        align: 'end',
        card: 'line',
        render: ({ kind, bytes }) => (kind ? formatBytes(bytes, locale) : '—'),
      },
      {
        key: 'owner',
        label: t('owner'),
        card: 'line',
        render: ({ owner }) => owner.name || t('someone'),
      },
      part === 'bin' ? kept : changed,
    ];
  }, [t, date, dateTime, locale, part, isSorted]);
}
