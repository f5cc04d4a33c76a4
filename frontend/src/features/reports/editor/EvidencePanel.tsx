import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { reports } from '#shared/reports/contract.ts';
import { type EvidencePart, useEvidence } from '../queries.ts';
import type { ReportPlace } from '../writing/report-writer.ts';
import { EvidenceItem } from './EvidenceItem.tsx';
import type { Writing } from './use-writing.ts';

interface Props {
  readonly place: ReportPlace;
  readonly writing: Writing;
}

/** More of one kind, behind what came first. */
function useMore(place: ReportPlace, { kind, cursor }: EvidencePart) {
  const [more, setMore] = useState<EvidencePart[]>([]);
  const next = more.length > 0 ? (more.at(-1)?.cursor ?? null) : cursor;
  const { mutate, isPending } = useMutation({
    mutationFn: (from: string) =>
      send(reports.endpoints.evidence, { ...place, kind, cursor: from }),
    onSuccess: ({ parts }) =>
      setMore((before) => [...before, ...parts.filter((part) => part.kind === kind)]),
  });
  return { more: more.flatMap(({ list }) => list), next, mutate, isPending };
}

function Part({ part, place, writing }: Props & { readonly part: EvidencePart }) {
  const { t } = useTranslation('reports');
  const { more, next, mutate, isPending } = useMore(place, part);
  const list = [...part.list, ...more];
  return (
    <section aria-label={t(`evidenceKinds.${part.kind}`)}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {t(`evidenceKinds.${part.kind}`)}
      </Typography>
      {list.map((piece) => (
        <EvidenceItem key={`${piece.kind} ${piece.id}`} piece={piece} writing={writing} />
      ))}
      {next && (
        <Button size="small" loading={isPending} onClick={() => mutate(next)}>
          {t('evidence.more')}
        </Button>
      )}
    </section>
  );
}

/** What happened in the days of the cycle; one click takes a piece into the report. */
export function EvidencePanel({ place, writing }: Props) {
  const { t } = useTranslation('reports');
  const { list: join } = useFormats();
  const { data, error, refetch } = useEvidence(place);
  const parts = data?.parts ?? [];
  const isThere = ({ list, cursor }: EvidencePart) => list.length > 0 || cursor !== null;
  const found = parts.filter(isThere);
  const missing = parts
    .filter((part) => !isThere(part))
    .map(({ kind }) => t(`evidenceKinds.${kind}`));
  return (
    <Paper
      component="aside"
      aria-labelledby="evidence"
      tabIndex={0}
      sx={{
        p: 2,
        minWidth: 0,
        position: { md: 'sticky' },
        top: { md: 8 },
        maxHeight: { md: 'calc(100vh - 96px)' },
        overflowY: { md: 'auto' },
      }}
    >
      <Typography id="evidence" variant="h2">
        {t('evidence.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('evidence.hint')}
      </Typography>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rows={5} />}
      <Stack spacing={2}>
        {found.map((part) => (
          <Part key={part.kind} part={part} place={place} writing={writing} />
        ))}
        {missing.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('evidence.none', { kinds: join(missing) })}
          </Typography>
        )}
      </Stack>
    </Paper>
  );
}
